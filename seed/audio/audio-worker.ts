import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { fileOf, trackOf } from './library.ts';
import { type AudioFile, sha256Of, writeWhole } from './manifest.ts';
import { encodeMp3 } from './mp3/encode.ts';
import { frameSeconds, readFrames } from './mp3/frames.ts';
import { renderPiece } from './render.ts';

export type Order = { folder: string; id: string };

/** Renders, encodes and stores one track after the other, as the main thread asks for them. */
parentPort?.on('message', async ({ folder, id }: Order) => {
  const track = trackOf(id);
  const mp3 = await encodeMp3(renderPiece(track.piece, track.seed));
  const file = fileOf(track);
  await writeWhole(join(folder, file), mp3);
  const seconds = readFrames(mp3).length * frameSeconds;
  const made: AudioFile = { id, kind: track.kind, file, seconds, bytes: mp3.length, sha256: sha256Of(mp3) };
  parentPort?.postMessage(made);
});
