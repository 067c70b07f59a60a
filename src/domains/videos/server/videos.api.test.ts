import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestStation } from '../../../../tests/test-station.ts';
import { changeVideos, newestVideos as newest, writtenPlaylists as playlists } from '../video-station.test-helper.ts';
import { videoPlaylistItems, videoPlaylists, videos } from './videos.tables.ts';

const station = await openTestStation();
const slugsOf = (list: { slug: string }[]) => list.map(({ slug }) => slug);

test('[VIDEO-02] anybody reads the playlists, each with its id and the title in its snippet', async () => {
  const { status, body } = await station.get('/api/v1/videos/getYoutubePlaylists?count=15');
  expect([status, body.status, body.message]).toEqual([200, 'success', '']);
  expect(body.data).toEqual(playlists.map(({ id, title }) => ({ id, snippet: { title } })));
  expect((await station.get('/api/v1/videos/getYoutubePlaylists')).body.data).toEqual(body.data);
  expect((await station.get('/api/v1/videos/getYoutubePlaylists?count=2')).body.data).toHaveLength(2);
});

test('[VIDEO-01] [VIDEO-03] one playlist comes with its videos in their order, fifteen unless more are asked for', async () => {
  const { status, body } = await station.get('/api/v1/videos/getYoutubePlaylists/a1-sessions?count=15');
  expect([status, body.data.id, body.data.snippet]).toEqual([200, 'a1-sessions', { title: 'A1 Sessions' }]);
  expect(slugsOf(body.data.items)).toEqual(slugsOf(playlists[0]?.videos ?? []));
  for (const item of body.data.items) {
    expect(item).toMatchObject({
      videoId: expect.stringMatching(/^[\w-]{11}$/),
      title: expect.any(String),
      videoImage: expect.stringMatching(/^videos\/[\da-f]{16}\.jpg$/),
      slug: expect.any(String),
    });
  }
  const many = Array.from({ length: 20 }, (_, index) => ({
    videoId: `prova-${index}`,
    slug: `prova-${index}`,
    title: `Prova ${index}`,
    publishedAt: new Date(0),
  }));
  const { db } = station.context;
  const rows = await db.insert(videos).values(many).returning({ id: videos.id });
  const [list] = await db
    .insert(videoPlaylists)
    .values({ playlistId: 'prova', title: 'Prova', position: 99 })
    .returning();
  await db.insert(videoPlaylistItems).values(rows.map(({ id }) => ({ playlist: list?.id ?? 0, video: id })));
  await station.context.invalidateTags(station.context.db, 'videos');
  expect((await station.get('/api/v1/videos/getYoutubePlaylists/prova')).body.data.items).toHaveLength(15);
  expect((await station.get('/api/v1/videos/getYoutubePlaylists/prova?count=18')).body.data.items).toHaveLength(18);
  await db.delete(videoPlaylists).where(eq(videoPlaylists.playlistId, 'prova'));
  await station.context.invalidateTags(station.context.db, 'videos');
  const gone = await station.get('/api/v1/videos/getYoutubePlaylists/prova');
  expect([gone.status, gone.body]).toEqual([404, { status: 404, message: 'playlist not found', data: null }]);
});

test('[VIDEO-01] [VIDEO-04] the latest video comes with all that is told of it', async () => {
  const { status, body } = await station.get('/api/v1/videos/getYoutubeLatestVideos/1');
  expect([status, body.status, body.data.length]).toEqual([200, 'success', 1]);
  const [first] = newest;
  expect(body.data[0]).toMatchObject({ title: first?.title, slug: first?.slug, description: first?.description });
  expect((await station.get(`/media/845x438/${body.data[0].videoImage}`)).status).toBe(200);
});

test('[HOME-20] the five latest videos come without a login, newest first', async () => {
  const { status, body } = await station.get('/api/v1/videos/getLatestVideos/5');
  expect([status, body.status, body.message]).toEqual([200, 'success', '']);
  expect(slugsOf(body.data)).toEqual(slugsOf(newest.slice(0, 5)));
  for (const count of ['0', '101', 'x']) {
    expect((await station.get(`/api/v1/videos/getLatestVideos/${count}`)).status).toBe(400);
  }
});

test('[VIDEO-05] a video is found by the address form of its title, and one that nobody knows is refused', async () => {
  const { status, body } = await station.get('/api/v1/videos/getYoutubeVideoByTitle/cartolina-da-procida');
  expect([status, body.data.title]).toEqual([200, 'Cartolina da Procida: i colori si vedono dal mare']);
  const unknown = await station.get('/api/v1/videos/getYoutubeVideoByTitle/nessuno');
  expect([unknown.status, unknown.body]).toEqual([404, { status: 404, message: 'video not found', data: null }]);
});

test('[VIDEO-11] a video that became private is nowhere to be found', async () => {
  await changeVideos(station, { title: 'Private video' }, 'cartolina-da-trieste');
  const { body } = await station.get('/api/v1/videos/getYoutubePlaylists/cartoline');
  expect(slugsOf(body.data.items)).not.toContain('cartolina-da-trieste');
  expect((await station.get('/api/v1/videos/getYoutubeVideoByTitle/cartolina-da-trieste')).status).toBe(404);
  expect((await station.get('/videos/cartolina-da-trieste')).status).toBe(404);
  const titles = (await station.get('/api/v1/videos/getLatestVideos/100')).body.data.map(
    ({ title }: { title: string }) => title,
  );
  expect(titles).not.toContain('Private video');
  expect((await station.get('/sitemaps/videos-1.xml')).body).not.toContain('cartolina-da-trieste');
});

test('the TV shows films that can be played, in their order; a station with a live stream names that instead', async () => {
  const programme = () => station.get('/api/v1/tv/getProgramme');
  expect((await programme()).body.data).toEqual({ streamUrl: '', films: [] });
  const film = { file: 'videos/0123456789abcdef.mp4', seconds: 30 };
  await changeVideos(station, film, 'come-nasce-un-jingle');
  const { films } = (await programme()).body.data;
  expect(films).toMatchObject([
    { slug: 'come-nasce-un-jingle', videoFileName: 'videos/0123456789abcdef.mp4', seconds: 30 },
  ]);
  const tvStreamUrl = 'https://tv.example/live.m3u8';
  const live = await openTestStation({ connection: station.connection, config: { tvStreamUrl } });
  const { body, response } = await live.get('/api/v1/tv/getProgramme');
  expect(body.data).toEqual({ streamUrl: tvStreamUrl, films: [] });
  const policy = response.headers.get('content-security-policy') ?? '';
  const opened = policy.split('; ').filter((rule) => rule.includes('https://tv.example'));
  expect(opened.map((rule) => rule.split(' ')[0])).toEqual(['media-src', 'connect-src']);
});

test('videos are found by the search, under their own kind', async () => {
  const { body } = await station.get('/api/v1/search?q=procida');
  expect(body.data.items[0]).toMatchObject({ kind: 'video', link: '/videos/cartolina-da-procida' });
});

test('a station without videos answers empty lists', async () => {
  const empty = await openTestStation({ content: 'empty' });
  for (const call of ['getYoutubePlaylists', 'getYoutubeLatestVideos/1', 'getLatestVideos/5']) {
    expect((await empty.get(`/api/v1/videos/${call}`)).body).toEqual({ status: 'success', message: '', data: [] });
  }
});
