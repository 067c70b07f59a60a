import { expect, it } from 'vitest';
import { artists, songs } from '#domains/catalogue/server/catalogue.tables.ts';
import { createFakeClock } from '#kit/clock.ts';
import { accounts } from '../../../../seed/content/accounts.ts';
import { story } from '../../../../tests/story.ts';
import { testSecret } from '../../../../tests/test-context.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { markedBrowser, openVisit } from '../../../../tests/visitor-tokens.ts';
import { createAir, details, minute } from './airings.test-helper.ts';
import { createListenerTokens } from './listener-token.ts';
import { ratings } from './live.tables.ts';

const clock = createFakeClock(Date.now());
const station = await openTestStation({ clock });

const air = createAir(station, clock);

async function tokenOf(key: string): Promise<{ headers: { authorization: string } }> {
  const { email, password } = accounts.find((one) => one.key === key) ?? { email: '', password: '' };
  const { body } = await station.post('/api/v1/profile/login', { email, password });
  return { headers: { authorization: `Bearer ${body.data.token}` } };
}

const spot = {
  kind: 'spot' as const,
  title: 'Caffè Miravalle',
  artist: '',
  details: { ...details, clientColor: '#402010', clientDescription: '<p>Caffè</p><script>x</script>' },
};

const test = story();

test('[NOWPLAYING-01] before anything has aired there is nothing on air', async () => {
  const { status, body } = await station.get('/api/v1/aovivo/getCurrentSongInfo/antena_1?FYC=1');
  expect([status, body.data]).toEqual([200, null]);
  expect((await station.get('/api/v1/aovivo/getMetaHistory/antena_1')).body.data).toEqual([]);
});

async function fillTheLastHour(): Promise<void> {
  await air('song-old', { agoMs: 61 * minute, title: 'Vecchia' });
  await air('song-first', { agoMs: 59 * minute, title: 'Prima' });
  for (let n = 24; n > 2; n--) await air(`song-${n}`, { agoMs: n * 2 * minute, title: `Canzone ${n}` });
  await air('spot-caffe-miravalle', { agoMs: 4 * minute, ...spot });
  await air('song-alba', { agoMs: 2 * minute });
  await air('jingle-1', { agoMs: 1000, kind: 'jingle', title: 'Campane', artist: '' });
  await expect
    .poll(async () => (await station.get('/api/v1/aovivo/getCurrentSongInfo/antena_1')).body.data?.song)
    .toBe('Alba');
}

test('[NOWPLAYING-01] the item on air has artist, song and time; a jingle leaves it on the display', async () => {
  await fillTheLastHour();
  const { status, body } = await station.get('/api/v1/aovivo/getCurrentSongInfo/antena_1?FYC=5965000');
  expect([status, body.status]).toEqual([200, 'success']);
  expect(body.data).toMatchObject({ artist: 'Le Onde', song: 'Alba', metaType: 'music' });
  expect(body.data.time).toBe(new Date(clock.now() - 2 * minute).toISOString());
  expect((await station.get('/api/v1/aovivo/getCurrentSongInfo/antena_1?FYC=x')).status).toBe(400);
});

const specified = [
  ...['album', 'artist', 'artistId', 'artistSlug', 'song', 'songId', 'musicSlug', 'year', 'cover', 'itunes', 'time'],
  ...['slug', 'spotSlug', 'lyrics', 'lyricsTranslation', 'metaType', 'clientColor', 'clientDescription'],
];

test('[NOWPLAYING-06] a song carries its album, words and addresses', async () => {
  const { data } = (await station.get('/api/v1/aovivo/getCurrentSongInfo/antena_1')).body;
  expect(Object.keys(data)).toEqual(expect.arrayContaining(specified));
  expect(data).toMatchObject({
    album: 'Maree',
    year: '1979',
    cover: '/media/1000x1000/covers/alba.jpg',
    musicSlug: 'alba',
    artistSlug: 'le-onde',
    slug: 'alba+le-onde',
    spotSlug: '',
    lyrics: 'la la',
    lyricsTranslation: 'lá lá',
  });
});

test('[NOWPLAYING-04] the history is the last hour, newest first, with its spots and without jingles', async () => {
  const { data } = (await station.get('/api/v1/aovivo/getMetaHistory/antena_1')).body;
  const songs = data.map(({ song }: { song: string }) => song);
  expect(songs.slice(0, 3)).toEqual(['Alba', 'Caffè Miravalle', 'Canzone 3']);
  expect(songs).toHaveLength(25);
  expect(songs.at(-1)).toBe('Prima');
  expect(songs).not.toContain('Vecchia');
  expect(songs).not.toContain('Campane');
});

it.each(['getCurrentSongInfo', 'getMetaHistory', 'getLastPlayed'])(
  '%s of a channel that does not exist is not found',
  async (call) => {
    const { status, body } = await station.get(`/api/v1/aovivo/${call}/another`);
    expect([status, body.message]).toEqual([404, 'channel not found']);
  },
);

test('[NOWPLAYING-10] [API-10] the last played are the newest twenty', async () => {
  const { status, body } = await station.get('/api/v1/aovivo/getLastPlayed/antena_1');
  expect([status, body.data.length]).toEqual([200, 20]);
  expect(body.data[0].song).toBe('Alba');
});

test('[NOWPLAYING-07] an entry of the last played has the fields of the item on air; a spot tells its client, safely', async () => {
  const { data } = (await station.get('/api/v1/aovivo/getLastPlayed/antena_1')).body;
  for (const entry of data) expect(Object.keys(entry)).toEqual(expect.arrayContaining(specified));
  expect(data[1]).toMatchObject({
    metaType: 'commercial',
    spotSlug: 'caffe-miravalle',
    slug: '',
    clientColor: '#402010',
    clientDescription: '<p>Caffè</p>',
  });
});

test('a station that fell silent has nothing on air', async () => {
  await air('song-x', { agoMs: 30 * minute, channel: 'antena_1_italia' });
  expect((await station.get('/api/v1/aovivo/getCurrentSongInfo/antena_1_italia')).body.data).toBeNull();
});

test('[STREAM-03] [API2-08] anybody may ask for the streams, and gets status, data and message', async () => {
  const { status, body } = await station.get('/api/v1/aovivo/getAvailableStreams');
  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual(['data', 'message', 'status']);
  expect(body.data.map(({ streamId }: { streamId: string }) => streamId).slice(0, 2)).toEqual([
    'antena_1',
    'antena_1_dolby_atmos',
  ]);
});

test('[STREAM-01] a stream has its twelve fields; the address of one for some stays unknown', async () => {
  const { data } = (await station.get('/api/v1/aovivo/getAvailableStreams')).body;
  const [normal, atmos] = data;
  expect(normal).toEqual({
    streamId: 'antena_1',
    streamName: 'Normal',
    imageUrl: '',
    pro: false,
    semiPro: false,
    color: expect.stringMatching(/^#/),
    metaId: 'antena_1',
    sources: [{ src: '/stream/antena_1', type: 'audio/mpeg' }],
    isPopup: false,
    popupUrl: '',
    popupId: '',
    popupConfig: '',
  });
  expect(atmos.sources).toEqual([
    { src: '/stream/antena_1_dolby_atmos/live.m3u8', type: 'application/vnd.apple.mpegurl' },
  ]);
  for (const stream of data) if (stream.pro || stream.semiPro) expect(stream.sources).toEqual([]);
});

test('[API2-09] the streams are of three kinds: the standard one, semiPro and pro', async () => {
  const { data } = (await station.get('/api/v1/aovivo/getAvailableStreams')).body;
  const kinds = data.map(({ pro, semiPro }: { pro: boolean; semiPro: boolean }) => [pro, semiPro]);
  expect(kinds).toEqual(
    expect.arrayContaining([
      [false, false],
      [false, true],
      [true, false],
    ]),
  );
});

test('[STREAM-04] [PRO-26] the pro streams need a sign-in, and give each listener the addresses they may hear', async () => {
  const path = '/api/v1/aovivo/getAvailableProStreams';
  expect((await station.get(path)).status).toBe(401);
  const sourceOf = async (who: string, id: string): Promise<string | undefined> => {
    const { body } = await station.get(path, await tokenOf(who));
    return body.data.find(({ streamId }: { streamId: string }) => streamId === id)?.sources[0]?.src;
  };
  expect(await sourceOf('listener', 'antena_1_alta')).toBeUndefined();
  expect(await sourceOf('listener', 'antena_1_italia')).toMatch(/^\/stream\/antena_1_italia\?token=.+/);
  const address = (await sourceOf('pro', 'antena_1_alta')) ?? '';
  // This station plays nothing: 503 is past the door, 403 in front of it.
  expect((await station.get(address)).status).toBe(503);
  expect((await station.get('/stream/antena_1_alta')).status).toBe(403);
  const token = new URL(address, station.url).searchParams.get('token') ?? '';
  expect(createListenerTokens(testSecret).isValid('antena_1_alta', token, clock.now() + 24 * 60 * minute)).toBe(false);
});

const vote = { metaId: 'antena_1', song: 'Alba', artist: 'Le Onde', rating: 10 };
const [one, two, three] = [markedBrowser(), markedBrowser(), markedBrowser()];
const rate = (body: unknown, init?: RequestInit) => station.post('/api/v1/aovivoBar/rateSong', body, init);
const countVotes = async () => station.context.db.select().from(ratings);

it.each([
  ['a rating between like and dislike', { ...vote, rating: 5 }],
  ['no song', { ...vote, song: '' }],
  ['no artist', { metaId: 'antena_1', song: 'Alba', rating: 10 }],
])('[RATING-01] a vote with %s is malformed', async (_what, body) => {
  expect((await rate(body)).status).toBe(400);
});

test('[RATING-03] a vote for the song on air counts, one for anything else does not', async () => {
  for (const other of [
    { ...vote, song: 'Un’altra' },
    { ...vote, artist: 'Un altro' },
    { ...vote, song: 'Vecchia' },
    { ...vote, metaId: 'antena_1_italia' },
    { ...vote, song: 'Caffè Miravalle', artist: 'Le Onde' },
  ]) {
    const { status, body } = await rate(other, one);
    expect([status, body.message]).toEqual([409, 'rating not counted']);
  }
  const { status, body } = await rate(vote, one);
  expect([status, body]).toEqual([200, { status: 'success', message: '', data: null }]);
  const rows = await countVotes();
  expect(rows).toMatchObject([{ rating: 10 }]);
  expect(one.headers.cookie).not.toContain(rows[0]?.voter ?? '');
});

test('[RATING-03] a browser or a user votes once for an airing, also with two votes at the same instant', async () => {
  expect((await rate({ ...vote, rating: 1 }, one)).body.message).toBe('rating not counted');
  const both = await Promise.all([rate(vote, two), rate(vote, two)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const listener = await tokenOf('listener');
  expect((await rate(vote, listener)).status).toBe(200);
  expect((await rate(vote, { headers: { ...listener.headers, ...three.headers } })).status).toBe(409);
  expect(await countVotes()).toHaveLength(3);
});

test('[VOTE-01] a rating counts with a mark that the station has signed, and with no other', async () => {
  const before = (await countVotes()).length;
  const unmarked: Record<string, string>[] = [
    {},
    { cookie: 'a1_browserHash=user 1' },
    { cookie: `a1_browserHash=${'a'.repeat(32)}` },
    { 'a1-visit': 'a'.repeat(32) },
    openVisit(clock.now() - 86_400_000).headers,
  ];
  for (const headers of unmarked) {
    const { status, body } = await rate(vote, { headers });
    expect([status, body.message]).toEqual([403, 'visit unknown']);
  }
  expect(await countVotes()).toHaveLength(before);
  const visit = openVisit(clock.now());
  expect((await rate(vote, visit)).status).toBe(200);
  expect((await rate(vote, visit)).body.message).toBe('rating not counted');
});

test('[RATING-03] the next airing of the same song can be voted for again', async () => {
  await air('song-alba', { agoMs: 0 });
  expect((await rate(vote, one)).status).toBe(200);
});

test('[VOTE-01] an address has twenty ratings of an airing; the next airing and an account have their own', async () => {
  clock.advance(minute);
  await air('song-alba', { agoMs: 0 });
  const statuses = [];
  for (let turn = 0; turn < 21; turn++) statuses.push((await rate(vote, markedBrowser())).status);
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([20, 429]);
  expect((await rate(vote, await tokenOf('listener'))).status).toBe(200);
  clock.advance(minute);
  await air('song-alba', { agoMs: 0 });
  expect((await rate(vote, markedBrowser())).status).toBe(200);
});

test('[NOWPLAYING-06] a song of the catalogue carries its ids and its address at the shop, on air and in both lists; another one none', async () => {
  const { db } = station.context;
  const [artist] = await db.insert(artists).values({ slug: 'coro-del-faro', name: 'Coro del Faro' }).returning();
  const artistId = artist?.id ?? 0;
  const itunes = 'https://music.example/onda-lunga';
  const song = { slug: 'onda-lunga', title: 'Onda lunga', artistId, itunesLink: itunes };
  const [row] = await db.insert(songs).values(song).returning();
  clock.advance(minute);
  await air('song-altra', { agoMs: 3000, title: 'Onda lunga', artist: 'Un altro coro' });
  await air('song-onda', { agoMs: 1000, title: 'Onda lunga', artist: 'Coro del Faro' });
  const read = async (call: string) => (await station.get(`/api/v1/aovivo/${call}/antena_1`)).body.data;
  await expect.poll(async () => (await read('getCurrentSongInfo'))?.artist).toBe('Coro del Faro');
  const known = { artistId, songId: row?.id, itunes };
  expect(await read('getCurrentSongInfo')).toMatchObject(known);
  for (const list of ['getMetaHistory', 'getLastPlayed']) {
    const [newest, before] = await read(list);
    expect([newest, before]).toMatchObject([known, { artistId: null, songId: null, itunes: '' }]);
  }
});
