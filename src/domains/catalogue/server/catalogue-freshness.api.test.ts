import { and, eq, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { top10Entries } from '#domains/charts/server/charts.tables.ts';
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
const songsWhere = (where: ReturnType<typeof and>) =>
  db.select(columns).from(songs).innerJoin(artists, eq(artists.id, songs.artistId)).where(where).orderBy(songs.id);
const [charted] = await db.select({ id: top10Entries.songId }).from(top10Entries).orderBy(top10Entries.songId);
const [changed] = await songsWhere(eq(songs.id, charted?.id ?? 0));
const [sibling] = await songsWhere(and(eq(artists.id, changed?.artistId ?? 0), ne(songs.id, changed?.id ?? 0)));
const [other] = await songsWhere(ne(artists.id, changed?.artistId ?? 0));
if (!changed || !sibling || !other) throw new Error('the demo has too few songs');

const pages = {
  own: songPath(changed),
  sibling: songPath(sibling),
  other: songPath(other),
  artist: artistPath(changed.artistSlug),
  otherArtist: artistPath(other.artistSlug),
  list: '/canzoni',
  artists: '/artisti',
  chart: '/as-10-mais',
  news: '/notizie',
};

/** Which of the pages have to be made anew when they are asked for again. */
async function madeAnewAfter(write: () => Promise<void>): Promise<string[]> {
  for (const path of Object.values(pages)) expect([path, (await station.get(path)).status]).toEqual([path, 200]);
  await write();
  const anew: string[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const { renders } = station.cache.figures;
    await station.get(path);
    if (station.cache.figures.renders > renders) anew.push(name);
  }
  return anew;
}

/** Until the changed page is there. */
async function change(...given: Parameters<typeof changeAtDesk>): Promise<void> {
  await changeAtDesk(...given);
  await expect.poll(async () => (await station.get(pages.own)).body).toContain(Object.values(given[2])[0]);
}

test('a song that is changed drops its own page and the lists it stands in, and no other song’s page', async () => {
  const anew = await madeAnewAfter(() => change(songsResource, changed.id, { title: 'Un titolo mai sentito' }));
  expect(anew).toEqual(['artist', 'list', 'chart']);
});

test('an artist who is changed drops their page and those of their songs, and no other’s', async () => {
  const anew = await madeAnewAfter(() => change(artistsResource, changed.artistId, { name: 'Un nome mai sentito' }));
  expect(anew).toEqual(['sibling', 'artist', 'list', 'artists', 'chart']);
});
