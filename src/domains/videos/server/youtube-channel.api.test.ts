import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { story } from '../../../../tests/story.ts';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';

const channelId = `UC${'x'.repeat(22)}`;
const picture = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#0b5d3b' } })
  .jpeg()
  .toBuffer();

type Snippet = { id: string; title: string; day: number };
let uploads: Snippet[] = [
  { id: 'aaaaaaaaaa1', title: 'Vecchia canzone', day: 1 },
  { id: 'aaaaaaaaaa2', title: 'Vecchia canzone', day: 5 },
  { id: 'aaaaaaaaaa3', title: 'Private video', day: 9 },
  { id: 'aaaaaaaaaa4', title: 'Diretta «Città & mare»', day: 7 },
];
let isBroken = false;
const asked: URL[] = [];

/** The part of YouTube's Data API that the station speaks with, and the host of its pictures, on loopback. */
const youtube = createServer((request: IncomingMessage, response: ServerResponse) => {
  const url = new URL(request.url ?? '', 'http://youtube');
  asked.push(url);
  if (isBroken) return void response.writeHead(403).end('{"error":{"message":"quota"}}');
  if (url.pathname.endsWith('.jpg')) return void response.setHeader('content-type', 'image/jpeg').end(picture);
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answerTo(url)));
});

function answerTo({ pathname, searchParams }: URL): object {
  if (pathname === '/v3/channels') {
    return { items: [{ contentDetails: { relatedPlaylists: { uploads: 'UU-uploads' } } }] };
  }
  if (pathname === '/v3/playlists') return { items: [{ id: 'PL-one', snippet: { title: 'Dal canale' } }] };
  const shown = searchParams.get('playlistId') === 'UU-uploads' ? uploads : uploads.slice(1);
  return {
    items: shown.map(({ id, title, day }) => ({
      snippet: {
        title,
        description: `Parole di ${id}`,
        publishedAt: `2026-03-0${day}T10:00:00Z`,
        resourceId: { kind: 'youtube#video', videoId: id },
        thumbnails: { default: { url: `${host}/vi/${id}/small.jpg` }, high: { url: `${host}/vi/${id}/high.jpg` } },
      },
    })),
  };
}

let host = '';
let station: TestStation;
const clock = createFakeClock(Date.parse('2026-04-01T10:00:00Z'));
beforeAll(async () => {
  await new Promise<void>((resolve) => youtube.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(youtube.address() as AddressInfo).port}`;
  station = await openTestStation({
    clock,
    config: { youtube: { apiKey: 'the-key', channelId, apiUrl: `${host}/v3` } },
  });
});
afterAll(() => {
  youtube.closeAllConnections();
  youtube.close();
});

const latest = async () => (await station.get('/api/v1/videos/getYoutubeLatestVideos/10')).body.data;

const test = story();

test('until the channel answers, the station shows its own films', async () => {
  isBroken = true;
  expect((await latest())[0]).toMatchObject({ videoYoutubeId: '', slug: 'vera-montale-notte-chiara-in-studio' });
  isBroken = false;
  clock.advance(60_000);
});

test('[VIDEO-01] [VIDEO-04] [VIDEO-11] the channel’s videos come in the station’s own shape, without the private ones', async () => {
  asked.length = 0;
  expect(await latest()).toMatchObject([
    {
      videoId: 'aaaaaaaaaa4',
      title: 'Diretta «Città & mare»',
      slug: 'diretta-citta-mare',
      videoImage: '/videos/posters/aaaaaaaaaa4',
      videoYoutubeId: 'aaaaaaaaaa4',
      videoFileName: '',
      seconds: null,
      publishedAt: '2026-03-07T10:00:00.000Z',
    },
    { videoId: 'aaaaaaaaaa2', slug: 'vecchia-canzone-aaaaaaaaaa2' },
    { videoId: 'aaaaaaaaaa1', slug: 'vecchia-canzone' },
  ]);
});

test('[VIDEO-02] [VIDEO-03] the channel’s playlists come with their videos, and the channel is asked once for all of it', async () => {
  expect((await station.get('/api/v1/videos/getYoutubePlaylists')).body.data).toEqual([
    { id: 'PL-one', snippet: { title: 'Dal canale' } },
  ]);
  const { items } = (await station.get('/api/v1/videos/getYoutubePlaylists/PL-one')).body.data;
  expect(items.map(({ videoId }: { videoId: string }) => videoId)).toEqual(['aaaaaaaaaa2', 'aaaaaaaaaa4']);
  const calls = asked.map(({ pathname, searchParams }) => [pathname, searchParams.get('key')]);
  expect(calls.sort()).toEqual([
    ['/v3/channels', 'the-key'],
    ['/v3/playlistItems', 'the-key'],
    ['/v3/playlistItems', 'the-key'],
    ['/v3/playlists', 'the-key'],
  ]);
});

test('[VIDEO-05] a video of the channel has its page, its place in the site map and in the search', async () => {
  const { status, body } = await station.get('/videos/diretta-citta-mare');
  expect(status).toBe(200);
  expect(body).toContain('https://www.youtube-nocookie.com/embed/aaaaaaaaaa4');
  expect(body).not.toContain('<iframe');
  expect(body).not.toContain('the-key');
  expect((await station.get('/sitemaps/videos-1.xml')).body).toContain('/videos/vecchia-canzone</loc>');
  const { items } = (await station.get('/api/v1/search?q=vecchia%20canzone')).body.data;
  expect(items[0]).toMatchObject({ kind: 'video', link: expect.stringMatching(/^\/videos\/vecchia-canzone/) });
  expect(
    (await station.get('/api/v1/search?q=procida')).body.data.items.map(({ kind }: { kind: string }) => kind),
  ).not.toContain('video');
});

test('posters come through the station, once, and nothing else can be had that way', async () => {
  asked.length = 0;
  for (let round = 0; round < 2; round += 1) {
    const { status, response } = await station.get('/videos/posters/aaaaaaaaaa4');
    expect([status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  }
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/vi/aaaaaaaaaa4/high.jpg']);
  for (const unknown of ['aaaaaaaaaa9', 'aaaaaaaaaa3', '..%2Fsecret']) {
    expect((await station.get(`/videos/posters/${unknown}`)).status).toBe(404);
  }
  isBroken = true;
  expect((await station.get('/videos/posters/aaaaaaaaaa1')).status).toBe(502);
  isBroken = false;
});

test('what the channel said last stands while it is away; ten minutes later it is asked again', async () => {
  asked.length = 0;
  await latest();
  expect(asked).toEqual([]);
  isBroken = true;
  clock.advance(600_000);
  expect((await latest())[0].slug).toBe('diretta-citta-mare');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  isBroken = false;
  uploads = [{ id: 'aaaaaaaaaa5', title: 'Novità', day: 9 }, ...uploads];
  clock.advance(60_000);
  await expect.poll(async () => (await latest())[0].slug).toBe('novita');
});
