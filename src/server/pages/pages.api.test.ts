import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { changeAppParameters, parametersVersion } from '#domains/site/server/site.store.ts';
import { openTestStation } from '../../../tests/test-station.ts';
import { buildFolder } from './build-folder.ts';

const station = await openTestStation();

test('a page comes compressed as asked, with an ETag that answers 304', async () => {
  const { response } = await station.get('/afiliadas', { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('vary')).toBe('accept-encoding');
  const etag = response.headers.get('etag') ?? '';
  const again = await station.get('/afiliadas', { headers: { 'accept-encoding': 'br', 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(again.body).toBe('');
  const other = await station.get('/afiliadas', { headers: { 'accept-encoding': 'gzip', 'if-none-match': etag } });
  expect(other.status).toBe(200);
});

test('a script comes as the build compressed it, each form with its own ETag, and may be kept for a year', async () => {
  const { body } = await station.get('/parceiros');
  const path = /src="(\/assets\/[^"]+\.js)"/.exec(body)?.[1] ?? '';
  const file = await readFile(`${buildFolder}/client${path}`, 'utf8');
  const etags = new Set<string | null>();
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': encoding };
    const { response, body: text } = await station.get(path, { headers });
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(text).toBe(file);
    const etag = response.headers.get('etag') ?? '';
    etags.add(etag);
    expect((await station.get(path, { headers: { ...headers, 'if-none-match': etag } })).status).toBe(304);
  }
  expect(etags.size).toBe(3);
  expect((await station.get(`${path}.br`)).status).toBe(404);
});

test('the faces of lyrics and quotations are fetched at once by pages that show some, and by no other', async () => {
  const faces = async (path: string) => {
    const { body } = await station.get(path);
    return [...body.matchAll(/<link rel="preload" href="\/assets\/([a-z-]+)-[\w-]{8}\.woff2"/g)].map(
      ([, face]) => face,
    );
  };
  const { rows } = await station.context.pool.query<{ path: string; has_lyrics: boolean }>(
    `select '/canzoni/' || songs.slug || '+' || artists.slug as path, songs.lyrics <> '' as has_lyrics
     from songs join artists on artists.id = songs.artist_id where songs.lyrics <> '' or songs.translation = ''`,
  );
  const pathOf = (hasLyrics: boolean) => rows.find((row) => row.has_lyrics === hasLyrics)?.path ?? '';
  expect(await faces(pathOf(true))).toEqual(['fraunces-titles', 'inter', 'fraunces-words']);
  expect(await faces(pathOf(false))).toEqual(['fraunces-titles', 'inter']);
  expect(await faces('/afiliadas')).toEqual(['fraunces-titles', 'inter']);
  const articles = await station.context.pool.query<{ path: string; is_quoting: boolean }>(
    `select '/notizie/' || slug as path, content like '%<blockquote%' as is_quoting
     from news where not pro and published_at < now()`,
  );
  const articleOf = (isQuoting: boolean) => articles.rows.find((row) => row.is_quoting === isQuoting)?.path ?? '';
  expect(await faces(articleOf(true))).toEqual(['fraunces-titles', 'inter', 'fraunces-words-italic']);
  expect(await faces(articleOf(false))).toEqual(['fraunces-titles', 'inter']);
});

test('HEAD answers like GET without a body', async () => {
  const { response, body } = await station.get('/parceiros', { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(1_000);
  expect(body).toBe('');
});

test('what does not change a page does not make another copy of it', async () => {
  await station.get('/parceiros');
  const { renders } = station.cache.figures;
  for (const query of ['?utm_source=x', '?a=1&b=2', '?utm_source=y']) await station.get(`/parceiros${query}`);
  for (const path of ['/made-up-1', '/made-up-2', '/made/up/3']) expect((await station.get(path)).status).toBe(404);
  expect(station.cache.figures.renders).toBeLessThanOrEqual(renders + 1);
});

test('one address per page: a slash at the end and doubled slashes are sent on', async () => {
  for (const path of ['/parceiros/', '/parceiros//', '//parceiros']) {
    const { status, response } = await station.get(path);
    expect([path, status, response.headers.get('location')]).toEqual([path, 301, '/parceiros']);
  }
});

test('a change reaches the pages of every process within moments, and pages without it stay cached', async () => {
  const second = await openTestStation({ connection: station.connection });
  for (const one of [station, second]) expect((await one.get('/parceiros')).body).not.toContain('Festa in piazza');
  await station.context.db.transaction(async (tx) => {
    await changeAppParameters(tx, await parametersVersion(tx), { text: 'Festa in piazza questa sera' });
    await station.context.invalidateTags(tx, 'site');
  });
  for (const one of [station, second]) {
    await expect.poll(async () => (await one.get('/parceiros')).body, { interval: 20 }).toContain('Festa in piazza');
  }
  const { renders } = second.cache.figures;
  await second.context.invalidateTags(second.context.db, 'somebody-else');
  await new Promise((resolve) => setTimeout(resolve, 100));
  await second.get('/parceiros');
  expect(second.cache.figures.renders).toBe(renders);
});

test('a rolled-back change makes no page fresh', async () => {
  await station.get('/afiliadas');
  const { renders } = station.cache.figures;
  await station.context.db
    .transaction(async (tx) => {
      await station.context.invalidateTags(tx, 'affiliates');
      throw new Error('no');
    })
    .catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await station.get('/afiliadas');
  expect(station.cache.figures.renders).toBe(renders);
});
