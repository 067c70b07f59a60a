import { asc, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { story } from '../../../../tests/story.ts';
import type { TestStation } from '../../../../tests/test-station.ts';
import { createAirLibrary } from './air-library.ts';
import { openEventLine } from './events.test-helper.ts';
import type { AirItem } from './live.store.ts';
import { airItems, airings } from './live.tables.ts';
import { openStationOnAir } from './on-air.test-helper.ts';
import { createPlayLog } from './play-log.ts';

const { station, openAnother } = await openStationOnAir();

function readLog({ context }: TestStation) {
  return context.db.select().from(airings).where(eq(airings.channel, 'antena_1')).orderBy(asc(airings.startsAt));
}

/** Every airing begins where the one before ends, to the millisecond, and none is there twice. */
function expectUnbroken(log: (typeof airings.$inferSelect)[]): void {
  for (const [index, { startsAt, endsAt, id }] of log.entries()) {
    expect(endsAt.getTime(), `airing ${id}`).toBeGreaterThanOrEqual(startsAt.getTime());
    const before = log[index - 1];
    if (before) expect(startsAt.getTime(), `airing ${id}`).toBeGreaterThanOrEqual(before.endsAt.getTime());
  }
  expect(new Set(log.map(({ airingKey }) => airingKey)).size).toBe(log.length);
}

const test = story();

test('[ONAIR-03] every airing stands in the log, and what is shown is read from it', async () => {
  await expect.poll(async () => (await readLog(station)).length).toBeGreaterThan(3);
  const log = await readLog(station);
  expectUnbroken(log);
  const [first, second] = log;
  expect(second?.startsAt).toEqual(first?.endsAt);
  expect(log.slice(0, 4).map(({ kind }) => kind)).toEqual(['song', 'jingle', 'song', 'jingle']);

  // Asked first: what is on air changes every second, and the lists read after it have it.
  const { body: now } = await station.get('/api/v1/aovivo/getCurrentSongInfo/antena_1');
  const { body: history } = await station.get('/api/v1/aovivo/getMetaHistory/antena_1');
  const aired = (await readLog(station)).filter(({ kind, startsAt }) => kind !== 'jingle' && startsAt <= new Date());
  const times = history.data.map(({ time }: { time: string }) => time);
  expect(times.length).toBeGreaterThan(1);
  expect(aired.map(({ startsAt }) => startsAt.toISOString()).reverse()).toEqual(expect.arrayContaining(times));
  const { body: played } = await station.get('/api/v1/aovivo/getLastPlayed/antena_1');
  expect(played.data).toEqual(expect.arrayContaining(history.data));
  expect(times.concat(played.data.map(({ time }: { time: string }) => time))).toContain(now.data.time);
});

test('what the staff adds to the library can air without a restart, and what is taken out keeps its title while it airs', async () => {
  const clock = createFakeClock();
  const library = createAirLibrary({ ...station.context, clock }, station.media);
  await library.open();
  expect(library.items()).toHaveLength(4);
  await station.context.db
    .insert(airItems)
    .values({ id: 'song-nuova', kind: 'song', title: 'Nuova', file: 'x', seconds: 1 });
  clock.advance(60_000);
  await expect.poll(() => library.items().length).toBe(5);
  await station.context.db.delete(airItems).where(eq(airItems.id, 'song-nuova'));
  await expect.poll(() => clock.pending()).toBe(1);
  clock.advance(60_000);
  await expect.poll(() => library.items().length).toBe(4);
  expect(library.item('song-nuova')?.title).toBe('Nuova');
  library.close();
});

test('[ONAIR-03] what a process that led has still to write is no part of the log once another one leads', async () => {
  const { context } = station;
  const { rows } = await context.db.execute<{ term: number }>(sql`select term::int from station_lead`);
  const term = rows[0]?.term ?? 0;
  const playLog = createPlayLog(context);
  const [item] = await context.db.select().from(airItems).limit(1);
  const airing = {
    channelId: 'another',
    itemId: item?.id ?? '',
    kind: 'song',
    startsAt: 1_000,
    endsAt: 2_000,
  } as const;
  const write = (id: string, of: number) => playLog.record({ ...airing, id }, item as AirItem, of);
  write('before', term - 1);
  write('now', term);
  await playLog.settled();
  const written = await context.db.select().from(airings).where(eq(airings.channel, 'another'));
  expect(written.map(({ airingKey }) => airingKey)).toEqual(['now']);
});

test('[PUSH-01] a page is told of each change within a second', async () => {
  const line = await openEventLine(`${station.url}/api/v1/aovivo/events/antena_1`);
  await expect.poll(() => line.events.length).toBeGreaterThan(2);
  line.hangUp();
  const changes = line.events.slice(1);
  const lateMs = changes.map(({ arrivedAt, item }) => arrivedAt - Date.parse(item.time));
  for (const ms of lateMs) expect(ms).toBeLessThan(1000);
  expect(new Set(line.events.map(({ id }) => id)).size).toBe(line.events.length);
});

test('[ONAIR-03] a second process stands by, takes over when the first one ends, and no airing is lost or doubled', async () => {
  const next = await openAnother({ leads: false });
  expect(next.broadcast.led()).toEqual([]);
  const before = await readLog(station);
  await station.close();
  await expect.poll(() => next.broadcast.led().length).toBeGreaterThan(0);
  await expect.poll(async () => (await readLog(next)).length).toBeGreaterThan(before.length + 1);
  const log = await readLog(next);
  expectUnbroken(log);
  expect(log.map(({ id }) => id)).toEqual(expect.arrayContaining(before.map(({ id }) => id)));
  const interrupted = log[before.length - 1];
  expect(interrupted?.endsAt.getTime()).toBeLessThanOrEqual(log[before.length]?.startsAt.getTime() ?? 0);
});
