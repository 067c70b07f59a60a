import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestStation } from '../../../../../tests/test-station.ts';
import { mixSchema, playlistSchema } from '../../mixes.contract.ts';

/** The provider's own words, as its documentation prints them. */
const cloudcast = (number: number) => ({
  key: `/antena1/mix-${number}/`,
  url: `https://www.mixcloud.com/antena1/mix-${number}/`,
  name: `Mix ${number}`,
  slug: `mix-${number}`,
  tags: [{ key: '/discover/samba/', url: 'https://www.mixcloud.com/discover/samba/', name: 'Samba' }],
  created_time: '2026-11-01T10:00:00Z',
  updated_time: '2026-11-01T10:00:00Z',
  play_count: 12,
  audio_length: 3600,
  pictures: { medium: 'https://thumbnailer.mixcloud.com/unsafe/100x100/x.jpg' },
});

const asked: string[] = [];
let answers: Record<string, { status?: number; body: unknown }> = {};
const provider: Server = createServer((request, response) => {
  const path = decodeURIComponent(request.url ?? '');
  asked.push(path);
  const { status = 200, body } = answers[path] ?? { status: 404, body: { error: { type: 'DataError' } } };
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
afterAll(() => provider.close());
const apiUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;

const remote = await openTestStation({
  config: { mixcloud: { user: 'antena1', apiUrl, widgetUrl: 'https://player-widget.mixcloud.com/widget/iframe/' } },
});

beforeEach(() => {
  asked.length = 0;
  answers = {};
});

describe('with the provider of mixes', () => {
  test('[MIX-06] the playlists stand in the field data of its answer', async () => {
    answers['/antena1/playlists/'] = {
      body: { data: [{ key: '/antena1/playlists/samba/', name: 'Samba', slug: 'samba', url: 'x' }] },
    };
    const { status, body } = await remote.get('/api/v1/getMixPlaylists');
    expect([status, body.data]).toEqual([200, [{ slug: 'samba', name: 'Samba' }]]);
  });

  test('[MIX-07] [MIX-08] [MIX-03] feeds are read ten at a time, and on from paging.next', async () => {
    answers['/antena1/cloudcasts/?limit=10'] = {
      body: {
        data: [cloudcast(1)],
        paging: { next: `${apiUrl}/antena1/cloudcasts/?limit=10&until=2026-10-01+10:00:00` },
      },
    };
    answers['/antena1/cloudcasts/?limit=10&until=2026-10-01+10:00:00'] = { body: { data: [cloudcast(2)], paging: {} } };
    const first = await remote.get('/api/v1/getMixes');
    expect(first.body.data.mixes).toEqual([
      {
        slug: 'mix-1',
        name: 'Mix 1',
        tags: [{ name: 'Samba' }],
        date: '2026-11-01T10:00:00.000Z',
        seconds: 3600,
        picture: '',
      },
    ]);
    const second = await remote.get(`/api/v1/getMixes?next=${encodeURIComponent(first.body.data.next)}`);
    expect(second.body.data.mixes).toMatchObject([{ slug: 'mix-2' }]);
    expect(second.body.data.next).toBeNull();
    answers['/antena1/playlists/giro-de-notícias/cloudcasts/?limit=10'] = { body: { data: [cloudcast(3)] } };
    const playlist = await remote.get(`/api/v1/getMixes?playlist=${encodeURIComponent('giro-de-notícias')}`);
    expect(playlist.body.data).toMatchObject({ mixes: [{ slug: 'mix-3' }], next: null });
    expect(asked).toEqual([
      '/antena1/cloudcasts/?limit=10',
      '/antena1/cloudcasts/?limit=10&until=2026-10-01+10:00:00',
      '/antena1/playlists/giro-de-notícias/cloudcasts/?limit=10',
    ]);
  });

  test('it is asked once by many, and again after a failure', async () => {
    const path = '/antena1/playlists/samba/cloudcasts/?limit=10';
    answers[path] = { status: 503, body: {} };
    expect((await remote.get('/api/v1/getMixes?playlist=samba')).status).toBe(502);
    answers[path] = { body: { data: [] } };
    const ask = () => remote.get('/api/v1/getMixes?playlist=samba');
    await Promise.all([ask(), ask()]);
    await ask();
    expect(asked).toEqual([path, path]);
  });

  test('[MIX-09] its failure has a name; what it does not know is not found; nobody makes it ask elsewhere', async () => {
    answers['/antena1/playlists/strana/cloudcasts/?limit=10'] = { body: { error: 'odd' } };
    const odd = await remote.get('/api/v1/getMixes?playlist=strana');
    expect([odd.status, odd.body.message]).toEqual([502, 'mix provider failed']);
    expect((await remote.get('/api/v1/getMixes?playlist=nessuna')).status).toBe(404);
    for (const next of ['http://evil.example/', '../../x', 'limit=10#x', 'a b']) {
      expect((await remote.get(`/api/v1/getMixes?next=${encodeURIComponent(next)}`)).status).toBe(400);
    }
  });

  test('its widget plays in the frame', async () => {
    const { status, response } = await remote.get('/embed/mix/mix-1?style=mini');
    expect(status).toBe(302);
    expect(response.headers.get('location')).toBe(
      'https://player-widget.mixcloud.com/widget/iframe/?feed=%2Fantena1%2Fmix-1%2F&hide_cover=1',
    );
  });
});

describe('by itself', () => {
  test('[MIX-01] [MIX-03] the station answers in the same shape from its own mixes', async () => {
    const station = await openTestStation();
    const playlists = await station.get('/api/v1/getMixPlaylists');
    expect(playlists.body.data.map(({ slug }: { slug: string }) => slug)).toContain('giro-de-notícias');
    const seen: string[] = [];
    let next: string | null = null;
    do {
      const query: string = next === null ? '' : `?next=${encodeURIComponent(next)}`;
      const { body } = await station.get(`/api/v1/getMixes${query}`);
      seen.push(...body.data.mixes.map(({ slug }: { slug: string }) => slug));
      next = body.data.next;
    } while (next !== null);
    expect(seen).toHaveLength(36);
    expect(new Set(seen).size).toBe(36);
    const one = await station.get('/api/v1/getMixes?playlist=super-montagens');
    expect(one.body.data.mixes).toHaveLength(10);
    expect((await station.get('/api/v1/getMixes?playlist=nessuna')).status).toBe(404);
    const [mix] = one.body.data.mixes;
    for (const field of ['slug', 'tags'])
      expect(mixSchema.safeParse({ ...mix, [field]: undefined }).success).toBe(false);
    expect(mixSchema.safeParse({ ...mix, tags: [{}] }).success).toBe(false);
    for (const field of ['slug', 'name']) {
      expect(playlistSchema.safeParse({ slug: 'a', name: 'b', [field]: undefined }).success).toBe(false);
    }
  });
});
