import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { artists, songs } from '#domains/catalogue/server/catalogue.tables.ts';
import { createFakeClock } from '#kit/clock.ts';
import { afterwards } from '../../../../tests/afterwards.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { createAir, minute } from './airings.test-helper.ts';
import type { KnownSongs } from './live.present.ts';
import { airItems, airings } from './live.tables.ts';
import { createOnAirBoard } from './on-air-board.ts';

const clock = createFakeClock(Date.now());
const station = await openTestStation({ content: 'empty', clock });
const { db, invalidateTags } = station.context;
const air = createAir(station, clock);
const channel = 'antena_1';
let songId = 0;

beforeEach(async () => {
  for (const table of [airings, airItems, songs, artists]) await db.delete(table);
  const [artist] = await db.insert(artists).values({ slug: 'le-onde', name: 'Le Onde' }).returning();
  const [song] = await db
    .insert(songs)
    .values({ slug: 'alba', artistId: artist?.id ?? 0, title: 'Alba' })
    .returning();
  songId = song?.id ?? 0;
  const sound = { file: 'audio/none.mp3', seconds: 180 };
  await db.insert(airItems).values({ id: 'song-alba', kind: 'song', songId, title: 'Alba', ...sound });
});

async function rename(title: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(songs).set({ title }).where(eq(songs.id, songId));
    await invalidateTags(tx, `song:${songId}`);
  });
}

/** A board that stays at its first reading, once the rows have been read, until it is let go on. */
function openSlowBoard() {
  const read = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const board = createOnAirBoard({
    ...station.context,
    streams: async () => [],
    knownSongs: async () => {
      read.resolve();
      await goOn.promise;
      return [];
    },
  });
  afterwards(() => board.stop());
  return { board, hasRead: read.promise, goOn: () => goOn.resolve() };
}

test('a song that is renamed while its next airing is being read comes on air under its new name', async () => {
  const { board, hasRead, goOn } = openSlowBoard();
  const heard: string[] = [];
  board.subscribe(channel, ({ item }) => heard.push(item.song));
  await air('song-alba', { agoMs: -minute });
  await hasRead;
  await rename('Alba chiara');
  goOn();
  clock.advance(minute);
  await expect.poll(() => heard.at(-1)).toBe('Alba chiara');
});

test('a song that is renamed while somebody asks what is on air is told to them under its new name', async () => {
  await air('song-alba', { agoMs: minute });
  const { board, hasRead, goOn } = openSlowBoard();
  const asked = board.current(channel);
  await hasRead;
  await rename('Alba chiara');
  goOn();
  expect((await asked)?.item.song).toBe('Alba chiara');
  expect(board.shown(channel)?.item.song).toBe('Alba chiara');
});

test('an item that comes on air while the one before it is read again stays on air', async () => {
  const read: string[] = [];
  const reached = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  let heldBack = '';
  const knownSongs: KnownSongs = async ([song]) => {
    const slug = song?.songSlug ?? '';
    read.push(slug);
    if (slug !== heldBack) return [null];
    reached.resolve();
    await goOn.promise;
    return [null];
  };
  const board = createOnAirBoard({ ...station.context, streams: async () => [], knownSongs });
  afterwards(() => board.stop());
  const first = await air('unknown', { agoMs: minute, title: 'Prima' });
  await expect.poll(() => board.current(channel)).toMatchObject({ id: first?.id });
  const next = await air('unknown', { agoMs: -minute, title: 'Seconda' });
  await expect.poll(() => read.at(-1)).toBe('seconda');
  const heard: (number | undefined)[] = [];
  board.subscribe(channel, ({ id }) => heard.push(id));
  heldBack = 'prima';
  await invalidateTags(db, 'clients');
  await reached.promise;
  clock.advance(minute);
  goOn.resolve();
  await expect.poll(() => read.at(-1)).toBe('seconda');
  expect(heard).toEqual([next?.id]);
  expect(board.shown(channel)?.id).toBe(next?.id);
});
