import type { MediaLibrary } from '#server/media/intake/ingest.ts';
import { writeMp4 } from './mp4.ts';
import { type StillFrame, stillFrame } from './still-frame.ts';

/** The sizes of the site's two qualities, 720p and 480p. */
export const largeSize = { width: 1280, height: 720 };
const smallSize = { width: 854, height: 480 };

/** Neighbouring films share pictures: each is encoded once in each size. */
const encoded = new Map([largeSize, smallSize].map((size) => [size, new WeakMap<Buffer, Promise<StillFrame>>()]));

export type Film = {
  /** Each shown as long as the others; as large as the larger quality. */
  pictures: Buffer[];
  secondsPerPicture: number;
  /** MPEG-1 Layer III, 44.1 kHz, stereo. */
  sound: Uint8Array;
};

/** Keeps a film in both qualities under one name, each a file of its own. */
export async function keepFilm(media: Pick<MediaLibrary, 'addFile' | 'addRendition'>, film: Film): Promise<string> {
  const large = await filmAt(largeSize, film);
  const { file } = await media.addFile(large, { folder: 'videos', extension: 'mp4' });
  await media.addRendition(file, '720p', large);
  await media.addRendition(file, '480p', await filmAt(smallSize, film));
  return file;
}

async function filmAt(size: typeof largeSize, { pictures, secondsPerPicture, sound }: Film): Promise<Buffer> {
  const frames: StillFrame[] = [];
  for (const picture of pictures) frames.push(await frameOf(picture, size));
  return writeMp4({ ...size, frames, secondsPerFrame: secondsPerPicture, sound });
}

function frameOf(picture: Buffer, size: typeof largeSize): Promise<StillFrame> {
  const known = encoded.get(size);
  const frame = known?.get(picture) ?? stillFrame(picture, size);
  known?.set(picture, frame);
  return frame;
}
