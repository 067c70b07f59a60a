import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { resolveOwn, root, statement } from '../house/imports.ts';

const workerFile = /new URL\('([^']+\.ts)', import\.meta\.url\)/g;

/** One hash for everything that the code reached from `entry` consists of: its own files, the data beside them, and `more`. */
export function hashSources(entry: string, more: string[]): string {
  const hash = createHash('sha256');
  const code = reachedFrom(entry);
  const files = new Set([...code, ...[...new Set(code.map(dirname))].flatMap(dataIn), ...more.flatMap(everyFileIn)]);
  for (const file of [...files].sort()) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 20);
}

/** The project's own modules that a module loads, and those that they load. */
function reachedFrom(entry: string): string[] {
  const reached = new Set([entry]);
  for (const file of reached) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, named, bare] of text.matchAll(statement)) {
      const to = resolveOwn(file, named ?? bare ?? '');
      if (to) reached.add(to);
    }
    for (const [, beside = ''] of text.matchAll(workerFile)) reached.add(join(dirname(file), beside));
  }
  return [...reached];
}

/** A module may read what lies beside it. */
function dataIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.tsx?$/.test(entry.name))
    .map((entry) => join(folder, entry.name));
}

function everyFileIn(path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}
