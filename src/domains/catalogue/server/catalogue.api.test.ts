import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { watchStatements } from '../../../../bench/count-statements.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import type { WireSongItem } from '../catalogue.contract.ts';

const station = await openTestStation();

const data = async (path: string) => {
  const { status, body } = await station.get(path);
  expect([path, status, body.status]).toEqual([path, 200, 'success']);
  return body.data;
};
const namesOf = (songs: WireSongItem[]) => songs.map(({ musicName }) => musicName);

test('[ARTIST-04] [ARTIST-05] everybody stands in the list by name, and the slider shows those who are marked for it', async () => {
  const artists = await data('/api/v1/getArtists/');
  expect(artists.length).toBeGreaterThanOrEqual(42);
  expect(artists.find(({ Url }: { Url: string }) => Url === 'vera-montale')).toMatchObject({ Nam: 'Vera Montale' });
  const { rows } = await station.context.pool.query(
    'select id from artists where deleted_at is null order by name, id',
  );
  expect(artists.map(({ Id }: { Id: number }) => Id)).toEqual(rows.map(({ id }) => id));
  const slides = await data('/api/v1/artists/getSlides');
  expect(slides).toEqual(artists.filter(({ Ver }: { Ver: boolean }) => Ver));
  expect(slides).toHaveLength(14);
});

test('[ARTIST-06] the albums of the moment are twenty unless told otherwise, the most requested first', async () => {
  const albums = await data('/api/v1/artists/getAlbumsDoMomento');
  expect(albums).toHaveLength(20);
  expect(await data('/api/v1/artists/getAlbumsDoMomento/3')).toEqual(albums.slice(0, 3));
  expect(new Set(albums.map((one: { albumName: string }) => one.albumName)).size).toBe(20);
  const { rows } = await station.context.pool.query(
    `select album_name from songs where album_name <> '' and deleted_at is null
     group by album_name, artist_id order by sum(requests) desc, artist_id, album_name limit 20`,
  );
  expect(albums.map((one: { albumName: string }) => one.albumName)).toEqual(rows.map((one) => one.album_name));
  expect((await station.get('/api/v1/artists/getAlbumsDoMomento/0')).status).toBe(400);
});

test('[ARTIST-07] one artist is told of, and an unknown one is a 404', async () => {
  expect(await data('/api/v1/getSingleArtist/vera-montale')).toMatchObject({
    artistName: 'Vera Montale',
    slug: 'vera-montale',
    biography: expect.stringContaining('<p>'),
  });
  const { status, body } = await station.get('/api/v1/getSingleArtist/nessuno');
  expect([status, body]).toEqual([404, { status: 404, message: 'artist not found', data: null }]);
});

test('[ARTIST-08] the top songs of an artist are those that listeners ask for most', async () => {
  const songs = await data('/api/v1/artists/getArtistsTopSongs/vera-montale/3');
  expect(songs.map(({ trackName }: { trackName: string }) => trackName)).toEqual([
    'Notte chiara sul lungomare',
    'Il molo di legno',
    'Marea di luglio',
  ]);
  expect(songs[0]).toMatchObject({
    artistName: 'Vera Montale',
    collectionName: 'Maree',
    trackViewUrl: '/canzoni/notte-chiara-sul-lungomare+vera-montale',
  });
  expect((await station.get('/api/v1/artists/getArtistsTopSongs/nessuno/3')).status).toBe(404);
});

test('[SONG-03] songs come by title in pages, each song on exactly one of them', async () => {
  const first: WireSongItem[] = await data('/api/v1/getMusicData/0/30');
  const next: WireSongItem[] = await data('/api/v1/getMusicData/30/20');
  expect([first.length, next.length]).toEqual([30, 20]);
  const all: WireSongItem[] = [
    ...(await data('/api/v1/getMusicData/0/100')),
    ...(await data('/api/v1/getMusicData/100/100')),
  ];
  expect(namesOf([...first, ...next])).toEqual(namesOf(all.slice(0, 50)));
  expect(new Set(all.map(({ musicId }) => musicId)).size).toBe(200);
  const { rows } = await station.context.pool.query(
    'select id from songs where deleted_at is null order by title, id limit 200',
  );
  expect(all.map(({ musicId }) => musicId)).toEqual(rows.map(({ id }) => id));
  expect(JSON.stringify(first)).not.toContain('musicLyrics');
});

test('beyond the last song the server says so in its own words, and a page is never longer than a hundred', async () => {
  const { status, body } = await station.get('/api/v1/getMusicData/5000/20');
  expect([status, body.message]).toEqual([404, 'Não foram encontradas mais músicas']);
  expect((await station.get('/api/v1/getMusicData/0/101')).status).toBe(400);
  expect((await station.get('/api/v1/getMusicData/-1/20')).status).toBe(400);
});

test('[SONG-04] a filtered page holds only what was asked for', async () => {
  const withWords: WireSongItem[] = await data('/api/v1/getFilteredMusicData/0/100?lyrics=true&translation=true');
  expect(withWords.length).toBeGreaterThan(10);
  expect(withWords.every(({ hasLyrics, hasTranslation }) => hasLyrics && hasTranslation)).toBe(true);
  expect(namesOf(await data('/api/v1/getFilteredMusicData/0/20?query=CHIARA%20montale'))).toEqual([
    'Notte chiara sul lungomare',
  ]);
  const marea: WireSongItem[] = await data('/api/v1/getFilteredMusicData/0/100?query=Duo%20Mar%C3%A8a&video=false');
  expect(new Set(marea.map(({ artistSlug }) => artistSlug))).toEqual(new Set(['duo-marea']));
  expect(namesOf(await data(`/api/v1/getFilteredMusicData/1/1?query=duo+marea`))).toEqual(namesOf(marea.slice(1, 2)));
});

test('a filter without matches and a page beyond the last are told apart by the words of the server', async () => {
  const none = await station.get('/api/v1/getFilteredMusicData/0/20?query=xyzzy');
  expect([none.status, none.body.message]).toEqual([404, 'Não foram encontradas músicas para esse filtro']);
  const end = await station.get('/api/v1/getFilteredMusicData/500/20?query=marea');
  expect([end.status, end.body.message]).toEqual([404, 'Não foram encontradas mais músicas']);
  for (const query of ['lyrics=yes', 'sort=title', `query=${'a'.repeat(201)}`]) {
    expect((await station.get(`/api/v1/getFilteredMusicData/0/20?${query}`)).status).toBe(400);
  }
  for (const query of ['%25', "'", '%5C', '_', '%00']) {
    expect([404, 400]).toContain((await station.get(`/api/v1/getFilteredMusicData/0/20?query=${query}`)).status);
  }
});

test('[SONG-05] one song is found by its artist first and its own name second, an unknown one is a 404', async () => {
  expect(await data('/api/v1/getSingleMusicData/vera-montale/notte-chiara-sul-lungomare')).toMatchObject({
    musicName: 'Notte chiara sul lungomare',
    artistSlug: 'vera-montale',
    albumName: 'Maree',
    albumRelease: '2024-05-17',
    musicLyrics: expect.stringContaining('Cammino piano'),
    musicTranslation: expect.stringContaining('Caminho devagar'),
  });
  for (const path of ['notte-chiara-sul-lungomare/vera-montale', 'vera-montale/nessuna']) {
    const { status, body } = await station.get(`/api/v1/getSingleMusicData/${path}`);
    expect([status, body.message]).toEqual([404, 'music not found']);
  }
});

test('[ARTIST-04] a call is the same with a slash at its end and without', async () => {
  const artists = await data('/api/v1/getArtists/');
  expect(await data('/api/v1/getArtists')).toEqual(artists);
  expect(await data('/api/v1/artists/getSlides/')).toEqual(await data('/api/v1/artists/getSlides'));
  expect(await data('/api/v1/getMusicCount/?lyrics=true')).toEqual(await data('/api/v1/getMusicCount?lyrics=true'));
});

test('the station says how many songs there are, of all and of those with a filter', async () => {
  const { rows } = await station.context.pool.query(
    `select count(*)::int as all, (count(*) filter (where lyrics <> ''))::int as worded from songs`,
  );
  expect((await station.get('/canzoni')).body).toContain(`Le prime 30 di ${rows[0].all} canzoni`);
  expect(await data('/api/v1/getMusicCount')).toEqual({ total: rows[0].all });
  expect(await data('/api/v1/getMusicCount?lyrics=true')).toEqual({ total: rows[0].worded });
  expect(await data('/api/v1/getMusicCount?query=nonesiste')).toEqual({ total: 0 });
});

test('a song that is added shows in the list as soon as it is told', async () => {
  const { db, invalidateTags } = station.context;
  await data('/api/v1/getMusicData/0/30');
  await db.execute(
    sql`insert into songs (slug, artist_id, title) select 'aaa-prima', id, 'AAA prima di tutte' from artists where slug = 'vera-montale'`,
  );
  await invalidateTags(db, 'songs');
  expect(namesOf(await data('/api/v1/getMusicData/0/1'))).toEqual(['AAA prima di tutte']);
  await db.execute(sql`delete from songs where slug = 'aaa-prima'`);
  await invalidateTags(db, 'songs');
  expect(namesOf(await data('/api/v1/getMusicData/0/1'))).not.toEqual(['AAA prima di tutte']);
});

test('a page of songs, filtered or far inside, costs the database one statement', async () => {
  const statements = watchStatements(station.context.pool);
  for (const path of ['/canzoni', '/canzoni?letra=true&busca=marea', '/api/v1/getMusicData/200/20']) {
    await station.get(path);
    station.forgetPages();
    statements.length = 0;
    expect((await station.get(path)).status).toBe(200);
    expect(statements, path).toHaveLength(1);
  }
});
