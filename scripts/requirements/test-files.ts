import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Proofs } from './report.ts';
import { provenIds } from './titles.ts';

const ROOMS = ['src', 'seed', 'tests', 'scripts'];
const SKIPPED = new Set(['node_modules', 'dist', 'var']);

/** Every test file of the project, as paths relative to its root, in a stable order. */
function testFiles(root: string): string[] {
  return ROOMS.flatMap((context) => filesUnder(root, context)).filter((path) => /\.test\.tsx?$/.test(path));
}

function filesUnder(root: string, folder: string): string[] {
  let entries: ReturnType<typeof readEntries>;
  try {
    entries = readEntries(join(root, folder));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return SKIPPED.has(entry.name) ? [] : filesUnder(root, path);
  });
}

function readEntries(folder: string) {
  return readdirSync(folder, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1));
}

export function proofsIn(root: string): Proofs {
  const proofs: Proofs = new Map();
  for (const file of testFiles(root)) {
    for (const id of provenIds(readFileSync(join(root, file), 'utf8'))) {
      proofs.set(id, [...(proofs.get(id) ?? []), file]);
    }
  }
  return proofs;
}
