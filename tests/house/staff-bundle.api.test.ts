import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildFolder } from '#server/pages/build-folder.ts';
import { staffEntry } from '#server/pages/staff-files.ts';

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] };

const client = join(buildFolder, 'client');
const read = async (name: string): Promise<Record<string, Chunk>> =>
  JSON.parse(await readFile(join(client, '.vite', name), 'utf8'));
const desk = await read('staff.json');
const site = await read('manifest.json');

/** A chunk's files and those that it cannot run without. */
function filesOf(manifest: Record<string, Chunk>, first: string): Set<string> {
  const names = new Set([first]);
  for (const name of names) for (const next of manifest[name]?.imports ?? []) names.add(next);
  return new Set([...names].flatMap((name) => [manifest[name]?.file ?? '', ...(manifest[name]?.css ?? [])]));
}

async function kilobytes(files: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...files].map(async (file) => gzipSync(await readFile(join(client, file))).length));
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

test('the desk opens with at most 220 KB, its first screen included', async () => {
  const files = new Set([...filesOf(desk, staffEntry), ...filesOf(desk, 'src/staff/dashboard/Dashboard.tsx')]);
  expect(await kilobytes(files)).toBeLessThanOrEqual(220);
});

test('forms, tables and their libraries come with the screens that need them', () => {
  const first = filesOf(desk, staffEntry);
  const later = Object.values(desk).filter(({ file }) => /Resource(?:Form|List)|AuditScreen|Palette/.test(file));
  expect(later.length).toBeGreaterThan(3);
  expect(later.filter(({ file }) => first.has(file))).toEqual([]);
});

test('no listener fetches a byte of the desk: its scripts and the site’s are different files', async () => {
  const scripts = (manifest: Record<string, Chunk>) =>
    new Set(
      Object.values(manifest).flatMap(({ file, css = [] }) =>
        [file, ...css].filter((one) => /\.(?:js|css)$/.test(one)),
      ),
    );
  const [own, others] = [scripts(desk), scripts(site)];
  expect([...own].filter((file) => others.has(file))).toEqual([]);
  expect(Object.keys(site).filter((name) => /(?:^|\/)staff\//.test(name))).toEqual([]);
  for (const file of others) {
    if (file.endsWith('.js'))
      expect([file, (await readFile(join(client, file), 'utf8')).includes('/api/v1/staff/me')]).toEqual([file, false]);
  }
  expect((await readdir(join(client, 'assets'))).length).toBeGreaterThan(own.size);
});
