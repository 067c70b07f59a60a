import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFolder } from './build-folder.ts';

type Chunk = { file: string; imports?: string[]; css?: string[]; assets?: string[]; isEntry?: boolean };

const client = join(buildFolder, 'client');
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
const mostBytes = 120_000;
/** For developers only, never in production. */
const devPage = 'src/domains/site/web/UiKitPage.tsx';

/** As the server sends it: what is too small has no compressed form. */
function sentBytes(file: string): number {
  const path = join(client, file);
  try {
    return readFileSync(`${path}.gz`).length;
  } catch {
    return readFileSync(path).length;
  }
}

/** A page's own file, the two entries, and whatever these import. */
function firstLoad(page: string): number {
  const names = new Set([
    page,
    ...Object.keys(manifest).filter((name) => /^src\/web\/(?:entry-client|hydrate)\.tsx?$/.test(name)),
  ]);
  for (const name of names) for (const imported of manifest[name]?.imports ?? []) names.add(imported);
  return [...names].reduce((sum, name) => sum + sentBytes(manifest[name]?.file ?? ''), 0);
}

test('every page opens with at most 120 KB of script, compressed', () => {
  const pages = Object.keys(manifest).filter((name) => /\/web\/\w+Page\.tsx$/.test(name) && name !== devPage);
  expect(pages.length).toBeGreaterThan(40);
  const tooLarge = pages.map((page) => ({ page, bytes: firstLoad(page) })).filter(({ bytes }) => bytes > mostBytes);
  expect(tooLarge).toEqual([]);
});

test('the home page and all that it fetches by itself are at most twelve files of script', () => {
  const alone = [/\/HomePage\.tsx$/, /\/OnAirCard\.tsx$/, /^_later-/];
  const roots = alone.map((name) => Object.keys(manifest).find((key) => name.test(key)) ?? '');
  expect(roots).not.toContain('');
  const entries = Object.keys(manifest).filter((name) => /^src\/web\/(?:entry-client|hydrate)\.tsx?$/.test(name));
  const names = new Set([...roots, ...entries]);
  for (const name of names) for (const imported of manifest[name]?.imports ?? []) names.add(imported);
  expect(new Set([...names].map((name) => manifest[name]?.file)).size).toBeLessThanOrEqual(12);
});

/** What a server sends before it waits for an answer are ten packets of 1,460 bytes, the headers among them. */
test('the style sheet and each face of the site come in the first turn of a line', () => {
  const mostOfOneTurn = 10 * 1_460 - 950;
  const { css = [], assets = [] } = manifest['src/web/entry-client.ts'] ?? {};
  const faces = assets.filter((file) => file.endsWith('.woff2') && !file.includes('-more-'));
  expect([css.length, faces.length]).toEqual([1, 4]);
  const sizes = [...css.map((file) => `${file}.br`), ...faces].map((file) => ({
    file,
    bytes: readFileSync(join(client, file)).length,
  }));
  expect(sizes.filter(({ bytes }) => bytes > mostOfOneTurn)).toEqual([]);
});

/** Nothing fetches it: a part that needs a style sheet of its own names it in a `<link>`. */
test('no part that comes later has a style sheet beside its script', () => {
  const later = Object.entries(manifest).filter(([, { isEntry, css }]) => !isEntry && css);
  expect(later.map(([name]) => name)).toEqual([]);
});

test('what the browser’s build leaves out of the router still stands there to be left out', async () => {
  const { leanRouter } = await import('../../../scripts/vite/lean-router.ts');
  const file = join(dirname(new URL(import.meta.resolve('react-router')).pathname), '../production/lib/context.js');
  const { transform } = leanRouter();
  if (typeof transform !== 'function') throw new Error('the plugin transforms nothing');
  const before = readFileSync(file, 'utf8');
  const after = transform.call({} as never, before, file) as { code: string };
  expect(before).toContain('.displayName = ');
  expect(after.code).not.toContain('.displayName = ');
  expect(after.code).toContain('/* @__PURE__ */');
});
