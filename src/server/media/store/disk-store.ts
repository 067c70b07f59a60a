import { randomUUID } from 'node:crypto';
import { type BigIntStats, close, constants, createReadStream, fstat, open as openFile } from 'node:fs';
import { type FileHandle, lstat, mkdir, open, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { contentTypeOf } from '../sending/content-types.ts';
import { extensionOf, isKey, requireKey, requirePrefix } from './keys.ts';
import { type ByteSpan, type ListedFile, type MediaStore, MissingMediaError, type StoredFile } from './store.ts';

const openDescriptor = promisify(openFile);
const statDescriptor = promisify(fstat);
const closeDescriptor = promisify(close);

const abandonedAfterMs = 24 * 60 * 60 * 1000;

/** Media in a folder. Its file system keeps no content type, so the extension tells it. */
export async function createDiskStore(root: string): Promise<MediaStore> {
  // A key never begins with a dot, so nobody can ask for a file that is still being written.
  const workshop = join(root, '.incoming');
  await mkdir(workshop, { recursive: true });
  await sweep(workshop);

  const pathOf = (key: string) => join(root, requireKey(key));

  async function head(key: string): Promise<StoredFile | null> {
    const found = await unlessMissing(lstat(pathOf(key), { bigint: true }));
    return found?.isFile() ? describe(key, found) : null;
  }

  async function put(key: string, content: Uint8Array | Readable): Promise<StoredFile> {
    const path = pathOf(key);
    const temporary = join(workshop, randomUUID());
    try {
      await writeDurably(temporary, content);
      await mkdir(dirname(path), { recursive: true });
      await rename(temporary, path);
      await syncFolder(dirname(path));
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    return describe(key, await stat(path, { bigint: true }));
  }

  async function read(key: string, span?: ByteSpan): Promise<Readable> {
    // A plain descriptor: a FileHandle that is collected before its stream is read throws where nobody can catch it.
    const fd = await unlessMissing(openDescriptor(pathOf(key), constants.O_RDONLY | constants.O_NOFOLLOW));
    if (fd === null) throw new MissingMediaError(key);
    if (!(await statDescriptor(fd)).isFile()) {
      await closeDescriptor(fd);
      throw new MissingMediaError(key);
    }
    return createReadStream('', { fd, ...span, highWaterMark: 128 * 1024 });
  }

  async function remove(key: string): Promise<void> {
    await unlessMissing(unlink(pathOf(key)));
  }

  async function* list(prefix: string): AsyncGenerator<ListedFile> {
    const folder = requirePrefix(prefix).slice(0, prefix.lastIndexOf('/') + 1);
    yield* walk(folder, prefix);
  }

  async function* walk(folder: string, prefix: string): AsyncGenerator<ListedFile> {
    const entries = (await unlessMissing(readdir(join(root, folder), { withFileTypes: true }))) ?? [];
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const key = folder + entry.name;
      if (!isKey(key) || !(key.startsWith(prefix) || prefix.startsWith(`${key}/`))) continue;
      if (entry.isDirectory()) yield* walk(`${key}/`, prefix);
      else if (entry.isFile()) {
        const file = await head(key);
        if (file) yield { key, size: file.size, lastModified: file.lastModified };
      }
    }
  }

  return { put, head, read, remove, list };
}

function describe(key: string, found: BigIntStats): StoredFile {
  return {
    key,
    size: Number(found.size),
    contentType: contentTypeOf(extensionOf(key))?.type ?? 'application/octet-stream',
    etag: `"${found.size.toString(16)}-${found.mtimeNs.toString(16)}"`,
    lastModified: new Date(Number(found.mtimeNs / 1_000_000n)),
  };
}

/** Without the sync a power cut may leave the new name on an empty file, and that file would be cached for a year. */
async function writeDurably(path: string, content: Uint8Array | Readable): Promise<void> {
  const handle = await open(path, 'wx', 0o644);
  try {
    if (content instanceof Readable) await pipeline(content, (chunks) => writeAll(handle, chunks));
    else await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeAll(handle: FileHandle, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const chunk of chunks) await handle.writeFile(chunk);
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** What a killed process left half written. Young files may belong to a neighbour that is still at work. */
async function sweep(workshop: string): Promise<void> {
  for (const name of await readdir(workshop)) {
    const path = join(workshop, name);
    const found = await unlessMissing(stat(path));
    if (found && Date.now() - found.mtimeMs > abandonedAfterMs) await rm(path, { force: true });
  }
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ELOOP' || code === 'EISDIR') return null;
    throw error;
  }
}
