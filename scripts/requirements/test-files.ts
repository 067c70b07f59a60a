import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deadImports, reachedModules } from './reached.ts';
import type { Proofs } from './report.ts';
import { provenIds } from './titles.ts';

const rooms = ['src', 'seed', 'tests', 'scripts'];
const skipped = new Set(['node_modules', 'dist', 'var']);

/** Every test file of the project, as paths relative to its root, in a stable order. */
export function testFiles(root: string): string[] {
  return rooms.flatMap((context) => filesUnder(root, context)).filter((path) => /\.test\.tsx?$/.test(path));
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
    return skipped.has(entry.name) ? [] : filesUnder(root, path);
  });
}

function readEntries(folder: string) {
  return readdirSync(folder, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** A test of something that nothing of the product reaches proves nothing: it is told of instead. */
export function proofsIn(root: string): { proofs: Proofs; dead: string[] } {
  const proofs: Proofs = new Map();
  const dead: string[] = [];
  const reached = reachedModules(root);
  for (const file of testFiles(root)) {
    const ids = provenIds(readFileSync(join(root, file), 'utf8'));
    const unreached = ids.length > 0 ? deadImports(root, file, reached) : [];
    if (unreached.length > 0) dead.push(`warning: ${file} tests ${unreached.join(', ')}, which nothing reaches`);
    else for (const id of ids) proofs.set(id, [...(proofs.get(id) ?? []), file]);
  }
  return { proofs, dead };
}
