import { eq } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { clients, spots } from '#domains/advertising/server/advertising.tables.ts';
import { artists, songs } from '#domains/catalogue/server/catalogue.tables.ts';
import { createFakeClock } from '#kit/clock.ts';
import { story } from '../../../../tests/story.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { openVisit } from '../../../../tests/visitor-tokens.ts';
import { createAir, minute } from './airings.test-helper.ts';
import { openEventLine } from './events.test-helper.ts';
import { listAirItems } from './live.store.ts';
import { airItems } from './live.tables.ts';

const clock = createFakeClock(Date.now());
const station = await openTestStation({ clock });
const { db, invalidateTags } = station.context;
const air = createAir(station, clock);
let songId = 0;
let artistId = 0;

const onAir = async () => (await station.get('/api/v1/aovivo/getCurrentSongInfo/antena_1')).body.data;
const lastPlayed = async () => (await station.get('/api/v1/aovivo/getLastPlayed/antena_1')).body.data;

async function changeSong(change: Partial<typeof songs.$inferInsert>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(songs).set(change).where(eq(songs.id, songId));
    await invalidateTags(tx, `song:${songId}`, 'songs');
  });
}

beforeAll(async () => {
  const [artist] = await db.insert(artists).values({ slug: 'le-onde-vere', name: 'Le Onde' }).returning();
  artistId = artist?.id ?? 0;
  const [song] = await db
    .insert(songs)
    .values({
      slug: 'alba-2',
      artistId,
      title: 'Alba',
      albumName: 'Maree',
      albumCover: 'covers/alba.jpg',
      albumRelease: '1979-05-01',
      lyrics: 'la la',
      itunesLink: 'https://music.apple.com/it/song/7',
    })
    .returning();
  songId = song?.id ?? 0;
  const sound = { file: 'audio/none.mp3', seconds: 180 };
  await db.insert(airItems).values({ id: 'song-alba', kind: 'song', songId, title: 'ALBA', ...sound });
  await air('song-alba', { agoMs: minute });
});

const test = story();

test('[NOWPLAYING-06] the song on air is the one of the catalogue: its id, its artist, its addresses and its shop', async () => {
  await expect.poll(onAir).toMatchObject({
    songId,
    artistId,
    itunes: 'https://music.apple.com/it/song/7',
    musicSlug: 'alba-2',
    slug: 'alba-2+le-onde-vere',
  });
});

test('[PUSH-01] a song that is changed while it is on air is changed in every open page, and in what comes next', async () => {
  const line = await openEventLine(`${station.url}/api/v1/aovivo/events/antena_1`);
  await expect.poll(() => line.events.map(({ item }) => item.song)).toEqual(['Alba']);
  await air('song-alba', { agoMs: -minute });
  await changeSong({ title: 'Alba chiara', lyrics: 'nuove parole', albumCover: 'covers/nuova.jpg' });
  await expect.poll(() => line.events.map(({ item }) => item.song)).toEqual(['Alba', 'Alba chiara']);
  expect(await onAir()).toMatchObject({
    song: 'Alba chiara',
    lyrics: 'nuove parole',
    cover: '/media/1000x1000/covers/nuova.jpg',
  });
  const missed = await openEventLine(`${station.url}/api/v1/aovivo/events/antena_1`, {
    'last-event-id': line.events[0]?.id ?? '',
  });
  await expect.poll(() => missed.events.map(({ item }) => item.song)).toEqual(['Alba chiara']);
  missed.hangUp();
  clock.advance(minute);
  await expect.poll(() => line.events.map(({ item }) => item.song)).toEqual(['Alba', 'Alba chiara', 'Alba chiara']);
  line.hangUp();
});

test('what comes on air next bears the name that the catalogue has given it meanwhile', async () => {
  expect(await listAirItems(db)).toMatchObject([
    { id: 'song-alba', title: 'Alba chiara', artist: 'Le Onde', year: '1979' },
  ]);
});

test('a change that no page would show is pushed to nobody', async () => {
  const line = await openEventLine(`${station.url}/api/v1/aovivo/events/antena_1`);
  await expect.poll(() => line.events.length).toBe(1);
  await changeSong({ requests: 7 });
  await changeSong({ title: 'Alba chiarissima' });
  await expect.poll(() => line.events.length).toBe(2);
  expect(line.events[1]?.item.song).toBe('Alba chiarissima');
  line.hangUp();
});

test('[NOWPLAYING-07] the last played keep the name that they were aired with, and lead to the song as it is now', async () => {
  expect((await lastPlayed())[0]).toMatchObject({ song: 'Alba', lyrics: 'la la', songId, musicSlug: 'alba-2' });
});

test('a vote counts under the new name too', async () => {
  const rating = { metaId: 'antena_1', song: 'Alba chiarissima', artist: 'Le Onde', rating: 10 };
  const { status } = await station.post('/api/v1/aovivoBar/rateSong', rating, {
    headers: openVisit(clock.now()).headers,
  });
  expect(status).toBe(200);
});

test('a song that is removed from the catalogue stays on air with the words of its own', async () => {
  await db.delete(songs).where(eq(songs.id, songId));
  await invalidateTags(db, `song:${songId}`, 'songs');
  await expect.poll(async () => (await onAir()).songId).toBeNull();
  expect(await onAir()).toMatchObject({ song: 'Alba', musicSlug: 'alba' });
});

test('[NOWPLAYING-07] a spot on air shows its client as the client is now', async () => {
  const [client] = await db
    .insert(clients)
    .values({ slug: 'forno', name: 'Forno Prati', color: '#112233' })
    .returning();
  const [spot] = await db
    .insert(spots)
    .values({ slug: 'forno-pane', name: 'Pane', clientId: client?.id ?? 0, image: 'comerciais/forno.png' })
    .returning();
  const item = { id: 'spot-x', kind: 'spot' as const, title: 'Forno', file: 'audio/none.mp3', seconds: 20 };
  await db.insert(airItems).values({ ...item, spotId: spot?.id ?? 0 });
  await air('spot-x', { agoMs: 0, kind: 'spot', title: 'Forno', artist: '' });
  await expect.poll(onAir).toMatchObject({
    song: 'Forno Prati',
    spotSlug: 'forno-pane',
    clientColor: '#112233',
    cover: '/media/1000x1000/comerciais/forno.png',
  });
});
