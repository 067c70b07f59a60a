import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { jsLibraryVersion } from 'wasm-media-encoders';
import type { Track } from './library.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Everything that decides how a written piece sounds; the pieces themselves are hashed one by one. */
const engineFolders = ['sound', 'score', 'mp3'];
const engineFiles = ['random.ts', 'render.ts'];

let engine: string | undefined;

function engineHash(): string {
  const inFolders = engineFolders.flatMap((folder) => readdirSync(here + folder).map((file) => `${folder}/${file}`));
  const hash = createHash('sha256').update(jsLibraryVersion());
  for (const file of [...inFolders, ...engineFiles].sort()) {
    if (file.endsWith('.ts') && !file.endsWith('.test.ts')) hash.update(readFileSync(here + file));
  }
  return hash.digest('hex');
}

/** Changes whenever the track would sound different: a new note, another synthesiser, another encoder. */
export function recipeOf(track: Track): string {
  engine ??= engineHash();
  return createHash('sha256')
    .update(engine + JSON.stringify([track.seed, track.piece]))
    .digest('hex');
}
