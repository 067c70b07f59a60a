import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { formFor } from './pack-page.ts';
import { createPageCache, type RenderedPage } from './page-cache.ts';
import { encodingFor } from './send-page.ts';

type Site = { held?: boolean; tags?: string[]; status?: number; isOpen?: (key: string) => boolean };

/** Of some 300 pages of one line. */
const space = 30_000;

/** A site whose renders are counted and end when told. */
function site({ held = false, tags = ['news:1'], status = 200, isOpen = () => false }: Site = {}) {
  let now = 0;
  let version = 0;
  const waiting: (() => void)[] = [];
  const cache = createPageCache({
    now: () => now,
    spaces: { pages: space, open: space, missing: space },
    async render({ key, tag }): Promise<RenderedPage> {
      const html = `<h1>${key} ${++version}</h1>`;
      for (const one of tags) tag(one);
      if (held) await new Promise<void>((resolve) => waiting.push(resolve));
      return { status: key.startsWith('/made-up') ? 404 : status, html, maxAgeMs: 60_000, isOpen: isOpen(key) };
    },
  });
  return {
    cache,
    pass: (ms: number) => {
      now += ms;
    },
    finish: () => {
      for (const resolve of waiting.splice(0)) resolve();
    },
    text: async (key: string) => (await cache.get(key)).forms.identity.toString(),
  };
}

test('200 readers at once cause one render, and all later ones until the time runs out none', async () => {
  const { cache, finish, text, pass } = site({ held: true });
  const readers = Array.from({ length: 200 }, () => text('/a'));
  finish();
  expect(new Set(await Promise.all(readers))).toEqual(new Set(['<h1>/a 1</h1>']));
  for (let reader = 0; reader < 200; reader++) await text('/a');
  pass(59_999);
  await text('/a');
  expect(cache.figures).toMatchObject({ renders: 1, compressions: 3, hits: 201 });
});

test('after its time a page is served stale at once while exactly one render runs behind it', async () => {
  const { cache, finish, text, pass } = site({ held: true });
  const first = text('/a');
  finish();
  await first;
  pass(60_001);
  const stale = await Promise.all(Array.from({ length: 50 }, () => text('/a')));
  expect(new Set(stale)).toEqual(new Set(['<h1>/a 1</h1>']));
  expect(cache.figures.renders).toBe(2);
  finish();
  await expect.poll(() => text('/a')).toBe('<h1>/a 2</h1>');
});

test('a write makes exactly the pages with its tag fresh', async () => {
  const { cache, text } = site();
  await text('/a');
  cache.invalidate(['news:2']);
  expect(await text('/a')).toBe('<h1>/a 1</h1>');
  cache.invalidate(['other', 'news:1']);
  expect(await text('/a')).toBe('<h1>/a 2</h1>');
});

test('a render that began before a write is not kept, and who asks after the write gets a new one', async () => {
  const { cache, finish, text } = site({ held: true });
  const before = text('/a');
  cache.invalidate(['news:1']);
  const after = text('/a');
  finish();
  expect(await before).toBe('<h1>/a 1</h1>');
  expect(await after).toBe('<h1>/a 2</h1>');
  expect(await text('/a')).toBe('<h1>/a 2</h1>');
});

test('an error page is never kept', async () => {
  const { cache, text } = site({ status: 500 });
  await text('/a');
  await text('/a');
  expect(cache.figures.renders).toBe(2);
});

test('a stale page outlives a render that fails', async () => {
  let now = 0;
  let isBroken = false;
  const cache = createPageCache({
    now: () => now,
    render: async () => {
      if (isBroken) throw new Error('the database is away');
      return { status: 200, html: 'good', maxAgeMs: 1_000 };
    },
  });
  await cache.get('/a');
  isBroken = true;
  now = 2_000;
  expect((await cache.get('/a')).forms.identity.toString()).toBe('good');
  expect((await cache.get('/a')).forms.identity.toString()).toBe('good');
});

test('the cache stays within its bytes: what was not asked for the longest leaves first', async () => {
  const { cache, text } = site();
  for (let page = 0; page < 600; page++) {
    await text(`/page/${page}`);
    await text('/read-all-the-time');
  }
  expect(cache.peek('/page/0')).toBeNull();
  expect(cache.peek('/page/599')).not.toBeNull();
  expect(await text('/read-all-the-time')).toBe('<h1>/read-all-the-time 2</h1>');
});

test('a flood of made-up addresses pushes out no page that exists', async () => {
  const { cache, text } = site({ isOpen: (key) => key.includes('?') });
  for (let page = 0; page < 100; page++) await text(`/page/${page}`);
  for (let flood = 0; flood < 600; flood++) await Promise.all([text(`/made-up/${flood}`), text(`/page?q=${flood}`)]);
  for (let page = 0; page < 100; page++) expect(cache.peek(`/page/${page}`)).not.toBeNull();
  expect([cache.peek('/made-up/0'), cache.peek('/page?q=0', undefined)]).toEqual([null, null]);
  expect(cache.peek('/made-up/599')).not.toBeNull();
});

test('a write leaves alone the renders under way that it does not touch', async () => {
  const { cache, finish, text } = site({ held: true });
  const readers = [text('/a')];
  cache.invalidate(['news:2']);
  readers.push(text('/a'));
  cache.invalidate(['other']);
  readers.push(text('/a'));
  finish();
  expect(new Set(await Promise.all(readers))).toEqual(new Set(['<h1>/a 1</h1>']));
  expect(await text('/a')).toBe('<h1>/a 1</h1>');
  expect(cache.figures.renders).toBe(1);
});

test('who asks after a write waits for a new render, even where the old one names its tag only at the end', async () => {
  const ends: (() => void)[] = [];
  let version = 0;
  const cache = createPageCache({
    async render({ tag }) {
      const html = `version ${++version}`;
      await new Promise<void>((resolve) => ends.push(resolve));
      tag('late');
      return { status: 200, html, maxAgeMs: 60_000 };
    },
  });
  const text = async () => (await cache.get('/a')).forms.identity.toString();
  const before = text();
  cache.invalidate(['late']);
  const after = text();
  ends.shift()?.();
  expect(await before).toBe('version 1');
  await expect.poll(() => ends.length).toBe(1);
  ends.shift()?.();
  expect(await after).toBe('version 2');
  expect(await text()).toBe('version 2');
});

test("a neighbour's spent limit is not one's own: who waited for the same page gets one", async () => {
  const ends: (() => void)[] = [];
  const cache = createPageCache({
    async render({ asker }) {
      await new Promise<void>((resolve) => ends.push(resolve));
      const status = asker?.address === 'greedy' ? 429 : 200;
      return { status, html: String(status), maxAgeMs: 60_000 };
    },
  });
  const greedy = cache.get('/a', { address: 'greedy' });
  const calm = cache.get('/a', { address: 'calm' });
  ends.shift()?.();
  expect((await greedy).status).toBe(429);
  await expect.poll(() => ends.length).toBe(1);
  ends.shift()?.();
  expect((await calm).status).toBe(200);
  expect((await cache.get('/a', { address: 'greedy' })).status).toBe(200);
});

test.each(['/notizie/a\u0001b', '/a\r\nset-cookie: x=1', '/\u0142'])(
  'a page with a header that cannot be sent is refused before it is kept: %j',
  async (location) => {
    const render = async () => ({ status: 302, html: '', location, maxAgeMs: 60_000 });
    const cache = createPageCache({ render });
    await expect(cache.get('/a')).rejects.toThrow('Invalid character');
    expect(cache.peek('/a')).toBeNull();
  },
);

test('the compressed copies hold the same page', async () => {
  const { cache } = site();
  const page = await cache.get('/a');
  expect(brotliDecompressSync(page.forms.br ?? '').equals(page.forms.identity)).toBe(true);
  expect(gunzipSync(page.forms.gzip ?? '').equals(page.forms.identity)).toBe(true);
});

test('who waits for a render gets it in one quick form; a moment later it is small for all who come, in no time of theirs', async () => {
  const moments: (() => void)[] = [];
  let version = 0;
  const render = async () => ({ status: 200, html: `<h1>${++version}</h1>`, maxAgeMs: 60_000 });
  const cache = createPageCache({ render, later: (work) => moments.push(work) });
  const browser = { address: 'a', accept: 'gzip, deflate, br, zstd' };
  const pages = await Promise.all(Array.from({ length: 20 }, () => cache.get('/a', browser)));
  const [page] = pages;
  if (!page) throw new Error('nobody got the page');
  expect(new Set(pages).size).toBe(1);
  expect([Object.keys(page.forms), cache.figures.compressions]).toEqual([['identity', 'zstd'], 1]);
  expect(zstdDecompressSync(page.forms.zstd ?? '').equals(page.forms.identity)).toBe(true);
  expect([cache.peek('/a', browser.accept), cache.peek('/a')]).toEqual([page, page]);

  expect(cache.peek('/a', 'gzip, br')).toBeNull();
  await Promise.all(Array.from({ length: 20 }, () => cache.get('/a', { address: 'b', accept: 'gzip, br' })));
  expect([formFor(page, 'gzip, br'), cache.figures]).toEqual([
    'br',
    expect.objectContaining({ renders: 1, compressions: 2 }),
  ]);

  for (const work of moments.splice(0)) work();
  await expect.poll(() => Object.keys(page.forms).toSorted()).toEqual(['br', 'gzip', 'identity']);
  expect(formFor(page, browser.accept)).toBe('br');
  for (let reader = 0; reader < 20; reader++) await cache.get('/a', reader % 2 ? browser : undefined);
  expect(cache.figures).toMatchObject({ renders: 1, compressions: 3 });
});

test('what is forgotten before its moment comes is not compressed once more', async () => {
  const moments: (() => void)[] = [];
  const render = async () => ({ status: 200, html: 'a page', maxAgeMs: 60_000 });
  const cache = createPageCache({ render, later: (work) => moments.push(work) });
  const page = await cache.get('/a', { address: 'a', accept: 'br, zstd' });
  cache.clear();
  for (const work of moments.splice(0)) work();
  await cache.get('/b');
  expect(Object.keys(page.forms)).toEqual(['identity', 'zstd']);
});

test('of a page that is made again before its moment comes, only what lasts is packed well', async () => {
  const moments: (() => void)[] = [];
  let version = 0;
  const render = async () => ({ status: 200, html: `<h1>${++version}</h1>`, maxAgeMs: 60_000 });
  const cache = createPageCache({ render, later: (work) => moments.push(work) });
  const browser = { address: 'a', accept: 'br, zstd' };
  const first = await cache.get('/a', browser);
  cache.clear();
  const last = await cache.get('/a', browser);
  for (const work of moments.splice(0)) work();
  await expect.poll(() => Object.keys(last.forms).toSorted()).toEqual(['br', 'gzip', 'identity']);
  expect([Object.keys(first.forms), cache.figures.compressions]).toEqual([['identity', 'zstd'], 4]);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', undefined],
  ['identity', undefined],
  [undefined, undefined],
])('Accept-Encoding %s is answered with %s', (accept, encoding) => {
  expect(encodingFor(accept)).toBe(encoding);
});
