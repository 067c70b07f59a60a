import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './imports.ts';

const rooms = ['src', 'tests', 'scripts', 'bench', 'seed'];
const longest = 300;
/** The demo's texts are prose in files, not code to be read. */
const isProse = (path: string) => path.startsWith('seed/content/');

function programFiles(room: string): string[] {
  return readdirSync(join(root, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

const files = rooms.flatMap(programFiles).filter((path) => !isProse(path));
const lines = files.map((path) => ({
  path,
  count: readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length,
}));

test('no file is longer than what somebody reads in one go', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(lines.filter(({ count }) => count > longest)).toEqual([]);
});

test('the usual file fits on a screen', () => {
  const sorted = lines.map(({ count }) => count).toSorted((one, other) => one - other);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(60);
});
