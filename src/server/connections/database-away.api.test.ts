import { mkdtemp } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { revealing } from '../../../tests/revealing.ts';
import { openTestStation } from '../../../tests/test-station.ts';

/** The road to the database, which can be cut and mended: a socket of its own that hands everything on. */
async function openRoad() {
  const { host } = inject('postgres');
  const folder = await mkdtemp(join(tmpdir(), 'road-'));
  const travellers = new Set<Socket>();
  const server = createServer((from) => {
    const to = connect(join(host, '.s.PGSQL.5432'));
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      travellers.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  const open = () => new Promise<void>((resolve) => server.listen(join(folder, '.s.PGSQL.5432'), resolve));
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const traveller of travellers) traveller.destroy();
    await closed;
  };
  await open();
  return { folder, open, cut };
}

const road = await openRoad();
const station = await openTestStation();
const { connection } = station;
const visited = await openTestStation({ connection: { ...connection, host: road.folder } });

const uncached = [
  '/notizie',
  '/artisti',
  '/canzoni',
  '/podcasts',
  '/videos',
  '/promocoes',
  '/programacao',
  '/clientes',
  '/notizie/nessuna',
  '/jornalistas',
  '/afiliadas',
  '/cerca?q=mare',
];
const calls = [
  '/api/v1/getArtists/',
  '/api/v1/news/getTags',
  '/feed/rss/tudo',
  '/sitemap.xml',
  '/api/v1/getPodcastsData',
];
test('[FAULT-01] while the database is away nothing shows SQL, a path or a stack, what was cached is served, and it comes back by itself', async () => {
  expect((await visited.get('/chi-siamo')).status).toBe(200);
  expect((await visited.get('/')).status).toBe(200);
  await road.cut();

  for (const path of [...uncached, ...calls]) {
    const { status, response, body } = await visited.get(path);
    expect([path, revealing.exec(typeof body === 'string' ? body : JSON.stringify(body))]).toEqual([path, null]);
    if (status !== 200) expect([path, status, response.headers.get('retry-after')]).toEqual([path, 503, '5']);
  }
  const { body } = await visited.get('/canzoni');
  expect(body).toContain('Erro do servidor');
  for (const path of ['/', '/chi-siamo']) expect([path, (await visited.get(path)).status]).toEqual([path, 200]);
  expect((await visited.get('/readyz')).status).toBe(503);

  await road.open();
  await expect.poll(async () => (await visited.get('/canzoni')).status).toBe(200);
  expect((await visited.get('/readyz')).status).toBe(200);
});
