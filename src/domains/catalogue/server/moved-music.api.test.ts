import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestStation } from '../../../../tests/test-station.ts';
import { artistsResource } from '../artists.resource.ts';
import { artistPath, songPath } from '../catalogue.rules.ts';
import { songsResource } from '../songs.resource.ts';
import { artists, songs } from './catalogue.tables.ts';
import { musicDesk } from './change-at-desk.test-helper.ts';

const station = await openTestStation();
const { db } = station.context;
const changeAtDesk = await musicDesk(station);
const columns = { id: songs.id, artistId: artists.id, songSlug: songs.slug, artistSlug: artists.slug };
const listed = await db
  .select(columns)
  .from(songs)
  .innerJoin(artists, eq(artists.id, songs.artistId))
  .orderBy(songs.id);

/** A song of an artist whom no test has had before. */
function nextSong() {
  const song = listed[0];
  if (!song) throw new Error('the demo has too few songs');
  listed.splice(0, listed.length, ...listed.filter(({ artistId }) => artistId !== song.artistId));
  return song;
}

async function leadsTo(path: string): Promise<[number, string | null]> {
  const { status, headers } = await fetch(station.url + path, { redirect: 'manual' });
  return [status, headers.get('location')];
}

test('the old address of an artist leads for good to the new one, and those of their songs too', async () => {
  const song = nextSong();
  const [before, songBefore] = [artistPath(song.artistSlug), songPath(song)];
  for (const path of [before, songBefore]) expect(await leadsTo(path)).toEqual([200, null]);
  await changeAtDesk(artistsResource, song.artistId, { slug: 'nome-nuovo' });
  await expect.poll(() => leadsTo(before)).toEqual([301, '/artisti/nome-nuovo']);
  await expect.poll(() => leadsTo(songBefore)).toEqual([301, `/canzoni/${song.songSlug}+nome-nuovo`]);

  await changeAtDesk(artistsResource, song.artistId, { slug: song.artistSlug });
  await expect.poll(() => leadsTo(before)).toEqual([200, null]);
  await expect.poll(() => leadsTo(songBefore)).toEqual([200, null]);
  await expect.poll(() => leadsTo('/artisti/nome-nuovo')).toEqual([301, before]);
});

test('a song is found where it stood before its slug changed, its artist’s slug, and its artist', async () => {
  const song = nextSong();
  const other = nextSong();
  const first = songPath(song);
  expect(await leadsTo(first)).toEqual([200, null]);
  await changeAtDesk(songsResource, song.id, { slug: 'titolo-nuovo' });
  await expect.poll(() => leadsTo(first)).toEqual([301, `/canzoni/titolo-nuovo+${song.artistSlug}`]);
  await changeAtDesk(artistsResource, song.artistId, { slug: 'artista-nuovo' });
  await expect.poll(() => leadsTo(first)).toEqual([301, '/canzoni/titolo-nuovo+artista-nuovo']);
  await changeAtDesk(songsResource, song.id, { artistId: other.artistId });
  const now = `/canzoni/titolo-nuovo+${other.artistSlug}`;
  for (const old of [first, '/canzoni/titolo-nuovo+artista-nuovo']) {
    await expect.poll(() => leadsTo(old)).toEqual([301, now]);
  }
  expect(await leadsTo(now)).toEqual([200, null]);
});

test('a song that goes to another artist leaves the page of the one before', async () => {
  const song = nextSong();
  const other = nextSong();
  const [{ title } = { title: '' }] = await db.select({ title: songs.title }).from(songs).where(eq(songs.id, song.id));
  await db.update(songs).set({ requests: 1_000_000 }).where(eq(songs.id, song.id));
  const page = async () => (await station.get(artistPath(song.artistSlug))).body;
  expect(await page()).toContain(title);
  await changeAtDesk(songsResource, song.id, { artistId: other.artistId });
  await expect.poll(page).not.toContain(title);
});

test('what was deleted leads nowhere, and an address that was never anybody’s is not found', async () => {
  const song = nextSong();
  const first = songPath(song);
  await changeAtDesk(songsResource, song.id, { slug: 'presto-via' });
  await db.update(songs).set({ deletedAt: new Date() }).where(eq(songs.id, song.id));
  expect((await leadsTo(first))[0]).toBe(404);
  expect((await leadsTo('/canzoni/mai+sentita'))[0]).toBe(404);
  expect((await leadsTo('/artisti/mai-sentito'))[0]).toBe(404);
});
