import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { Refusal } from '#contract/refusal.ts';
import type { MediaLibrary } from '#server/media/intake/ingest.ts';
import type { Upload } from '#server/media/intake/read-upload.ts';
import { MediaRefusal } from '#server/media/intake/refusal.ts';
import { imageKindOf } from '#server/media/intake/signatures.ts';
import type { mediaFiles } from '#server/media/media.tables.ts';
import { contentTypeOf } from '#server/media/sending/content-types.ts';
import { libraryFolder } from '#server/media/uses.ts';
import { mostImageBytes } from '../media.rules.ts';

export type TakenIn = Pick<
  typeof mediaFiles.$inferInsert,
  'sha256' | 'file' | 'kind' | 'bytes' | 'width' | 'height' | 'preview' | 'dominantColor'
>;

/** Looks at the bytes, not at the name: what is a picture is drawn anew, what is none must be what its ending says. */
export async function takeIn(upload: Upload, media: MediaLibrary): Promise<TakenIn> {
  try {
    return (await isImage(upload)) ? await takeImage(upload, media) : await takeFile(upload, media);
  } catch (error) {
    throw error instanceof MediaRefusal ? new Refusal(400, `file refused: ${error.code}`) : error;
  }
}

async function isImage({ path }: Upload): Promise<boolean> {
  const handle = await open(path);
  try {
    const head = Buffer.alloc(32);
    await handle.read(head, 0, head.length, 0);
    return imageKindOf(head) !== null;
  } finally {
    await handle.close();
  }
}

async function takeImage({ path, size, sha256 }: Upload, media: MediaLibrary): Promise<TakenIn> {
  if (size > mostImageBytes) throw new MediaRefusal('too-large');
  const { file, ...facts } = await media.addImage(await readFile(path), { folder: libraryFolder });
  return { sha256, kind: 'image', bytes: size, file, ...facts };
}

async function takeFile({ path, size, sha256, fileName }: Upload, media: MediaLibrary): Promise<TakenIn> {
  const extension = /\.([a-z0-9]{2,5})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const { file } = await media.addFile(createReadStream(path), { folder: libraryFolder, extension });
  const kind = contentTypeOf(extension)?.kind ?? 'document';
  return { sha256, kind, bytes: size, file, width: null, height: null, preview: '', dominantColor: '' };
}
