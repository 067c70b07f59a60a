import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileOf, trackOf } from './library.ts';
import { cutMp3 } from './mp3/cut.ts';

export const previewSeconds = 30;

/** Thirty seconds of a track of the library, as MP3 bytes; `folder` is where `makeAudioLibrary` has put the files. */
export async function makePreview(folder: string, trackId: string, startSeconds: number): Promise<Uint8Array> {
  const bytes = await readFile(join(folder, fileOf(trackOf(trackId))));
  return cutMp3(bytes, startSeconds, previewSeconds);
}
