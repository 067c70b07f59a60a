import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { Order } from './audio-worker.ts';
import { library, type Track, trackOf } from './library.ts';
import { type AudioFile, isIntact, type Manifest, readManifest, writeManifest } from './manifest.ts';
import { recipeOf } from './recipe.ts';

export type { AudioFile } from './manifest.ts';
export { makePreview } from './preview.ts';

type Wish = {
  folder: string;
  /** Only these tracks; all of the library if not given. */
  ids?: string[];
  /** Called after each track that had to be made; `total` counts only those. */
  onProgress?: (done: number, total: number, label: string) => void;
};

const mostWorkers = 2;

/**
 * Makes the station's songs, jingles and spots in `folder`. What is there already, whole and from the same recipe, is
 * kept; so a broken-off run is continued by calling this again.
 */
export async function makeAudioLibrary({ folder, ids, onProgress }: Wish): Promise<AudioFile[]> {
  const tracks = ids ? ids.map(trackOf) : library;
  await mkdir(folder, { recursive: true });
  const manifest = await readManifest(folder);
  const missing = await missingTracks(folder, tracks, manifest);
  // The longest first, so that the workers end together.
  const queue = [...missing].sort((a, b) => b.seconds - a.seconds);
  let done = 0;
  const noteDown = async (track: Track, made: AudioFile) => {
    manifest[track.id] = { ...made, recipe: recipeOf(track) };
    await writeManifest(folder, manifest);
    onProgress?.(++done, missing.length, track.title);
  };
  await makeAll(folder, queue, inTurn(noteDown));
  return tracks.flatMap(({ id }) => {
    const entry = manifest[id];
    if (!entry) return [];
    const { recipe: _, ...file } = entry;
    return [file];
  });
}

async function missingTracks(folder: string, tracks: Track[], manifest: Manifest): Promise<Track[]> {
  const checks = tracks.map(async (track) => {
    const entry = manifest[track.id];
    return entry?.recipe === recipeOf(track) && (await isIntact(folder, entry));
  });
  const kept = await Promise.all(checks);
  return tracks.filter((_, i) => !kept[i]);
}

async function makeAll(
  folder: string,
  queue: Track[],
  noteDown: (track: Track, made: AudioFile) => Promise<void>,
): Promise<void> {
  const workers = Array.from(
    { length: Math.min(mostWorkers, queue.length) },
    () => new Worker(new URL('./audio-worker.ts', import.meta.url)),
  );
  try {
    await Promise.all(
      workers.map(async (worker) => {
        for (let track = queue.shift(); track; track = queue.shift()) {
          const order: Order = { folder, id: track.id };
          worker.postMessage(order);
          const [made] = await once(worker, 'message');
          await noteDown(track, made);
        }
      }),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Two workers may finish at once; the manifest is written by one at a time. */
function inTurn<Input extends unknown[]>(task: (...input: Input) => Promise<void>): (...input: Input) => Promise<void> {
  let last = Promise.resolve();
  return (...input) => {
    last = last.then(() => task(...input));
    return last;
  };
}
