import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { testSecret } from '../../../../../tests/test-context.ts';
import { openTestStation } from '../../../../../tests/test-station.ts';
import { openEventLine } from '../events.test-helper.ts';
import { createListenerTokens } from '../listener-token.ts';
import { readListeners } from '../live.read.ts';
import { airItems, airings } from '../live.tables.ts';
import { detailsOf, writeAiring } from '../play-log.ts';
import { openFakeIcecast } from './icecast.test-helper.ts';
import { readEveryMs } from './icecast-reader.ts';

/** A fake clock that knows how many readings have ended: each asks it for the time of the next. */
function createReadingClock(start: number) {
  const fake = createFakeClock(start);
  let ended = 0;
  const setTimeout: typeof fake.setTimeout = (run, ms) => {
    if (ms === readEveryMs) ended++;
    return fake.setTimeout(run, ms);
  };
  return { ...fake, setTimeout, readings: () => ended };
}

const icecast = await openFakeIcecast();
const clock = createReadingClock(Date.now());
const publicUrl = 'https://suono.example';
const settings = { url: icecast.url, listenAt: [{ url: publicUrl, weight: 1 }], admin: 'admin:parola' };
const station = await openTestStation({ clock, onAir: true, config: { icecast: settings } });
const { db } = station.context;
const minute = 60_000;

const readLog = () => db.select().from(airings).where(eq(airings.channel, 'antena_1')).orderBy(asc(airings.startsAt));
const onAir = async () => (await station.get('/api/v1/aovivo/getCurrentSongInfo/antena_1')).body.data;
const listeners = () => Object.fromEntries([...station.broadcast.listeners(clock.now())]);

/** Lets the station read the server so many times, each reading through to its end. */
async function read(times = 1, { advance, readings } = clock): Promise<void> {
  for (let left = times; left > 0; left--) {
    const before = readings();
    advance(readEveryMs);
    await expect.poll(readings, { interval: 2 }).toBeGreaterThan(before);
  }
}

/** Time without a reading, then two of them. */
async function pass(ms: number): Promise<void> {
  const before = clock.readings();
  clock.advance(ms);
  await expect.poll(clock.readings, { interval: 2 }).toBeGreaterThan(before);
  await read();
}

/** One mount, with this title. */
function play(title: string | undefined, path = '/antena_1'): void {
  icecast.state.mounts = [{ path, title, listeners: 1 }];
}

beforeEach(async () => {
  icecast.state.garbage = undefined;
  icecast.state.mounts = [];
  // Long enough for whatever was on air, or was pushed, to be over.
  await pass(30 * minute);
  await db.delete(airings);
});

test('[ONAIR-05] each title is one airing, in the log, on the pages and pushed', async () => {
  const line = await openEventLine(`${station.url}/api/v1/aovivo/events/antena_1`);
  play('Le Onde - Alba');
  await read(3);
  await expect.poll(onAir).toMatchObject({ song: 'Alba', artist: 'Le Onde', metaType: 'music', slug: 'alba+le-onde' });
  play('Trio Ponente - Notte');
  await read(2);
  await expect.poll(() => line.events.map(({ item }) => item.song)).toEqual(['Alba', 'Notte']);
  line.hangUp();
  const log = await readLog();
  expect(log.map(({ title }) => title)).toEqual(['Alba', 'Notte']);
  expect(log[0]?.endsAt).toEqual(log[1]?.startsAt);
  expect(icecast.state.authorization).toBe(`Basic ${btoa('admin:parola')}`);
});

test('[ONAIR-05] a long item goes on for as long as its title stands, and ends when its source has gone', async () => {
  play('Le Onde - Mix di un’ora');
  await read();
  await read(150);
  const [airing] = await readLog();
  expect(airing?.endsAt.getTime()).toBeGreaterThan(clock.now());
  await expect.poll(async () => (await onAir())?.endTime).toBe(airing?.endsAt.toISOString());
  icecast.state.mounts = [];
  await read(3);
  play('Le Onde - Mix di un’ora');
  await read();
  expect(await readLog()).toHaveLength(1);
  icecast.state.mounts = [];
  await read(12);
  const [ended] = await readLog();
  expect(ended?.endsAt.getTime()).toBeLessThan(clock.now());
});

test('[ONAIR-05] a title that is called like an item of the library is that item: a spot with its advertiser', async () => {
  const spot = { id: 'spot-prova-icecast', kind: 'spot', title: "L'Orto di Nina", clientColor: '#123456' } as const;
  await db.insert(airItems).values({ ...spot, file: 'x', seconds: 20 });
  play('l’orto di nina');
  await read();
  await expect.poll(onAir).toMatchObject({ song: "L'Orto di Nina", metaType: 'commercial', clientColor: '#123456' });
  await read(3);
  const log = await readLog();
  expect(log).toHaveLength(1);
  expect(log[0]).toMatchObject({ itemId: spot.id, kind: 'spot' });
});

test('[ONAIR-05] several mounts are several streams, and those of one channel share its title', async () => {
  icecast.state.mounts = [
    { path: '/antena_1.mp3', listeners: 12 },
    { path: '/antena_1_alta.mp3', listeners: 3, title: 'Le Onde - Alba' },
    { path: '/altro', listeners: 1 },
  ];
  await read();
  expect(listeners()).toEqual({ antena_1: 12, antena_1_alta: 3, altro: 1 });
  expect(readListeners(station.broadcast, clock.now())).toContainEqual({ streamId: 'antena_1', listeners: 12 });
  await expect.poll(onAir).toHaveProperty('song', 'Alba');
});

test('[ONAIR-05] while the server is away or talks nonsense, its last good word stands, and its listeners are not counted', async () => {
  play('Le Onde - Alba', '/antena_1.mp3');
  await read();
  expect(station.broadcast.isCounting()).toBe(true);
  icecast.state.garbage = '{"icestats":"server_start":"x"}}';
  await read(3);
  expect(listeners()).toEqual({ antena_1: 1 });
  expect(station.broadcast.isCounting()).toBe(false);
  await icecast.close();
  await read(3);
  expect(listeners()).toEqual({ antena_1: 1 });
  await expect.poll(onAir).toHaveProperty('song', 'Alba');
  expect((await station.get('/stream/antena_1')).response.headers.get('location')).toBe(`${publicUrl}/antena_1.mp3`);
  await icecast.reopen();
  icecast.state.garbage = undefined;
  play('Le Onde - Bis');
  await read();
  await expect.poll(onAir).toHaveProperty('song', 'Bis');
  expect(station.broadcast.isCounting()).toBe(true);
  expect(await readLog()).toHaveLength(2);
});

test('[ONAIR-06] what a play-out system pushes wins over the titles of its channel, until it falls silent', async () => {
  play('Le Onde - Alba');
  await read();
  const startsAt = new Date(clock.now());
  await writeAiring(station.context, {
    channel: 'antena_1',
    airingKey: 'playout:1',
    itemId: '1',
    kind: 'song',
    title: 'Marea',
    details: detailsOf(undefined),
    startsAt,
    endsAt: new Date(startsAt.getTime() + 3 * minute),
  });
  play('Trio Ponente - Notte');
  await read(2);
  await expect.poll(onAir).toHaveProperty('song', 'Marea');
  await pass(12 * minute);
  expect((await readLog()).map(({ title }) => title)).toEqual(['Alba', 'Marea']);
  await pass(minute);
  expect((await readLog()).map(({ title }) => title)).toEqual(['Alba', 'Marea', 'Notte']);
});

test('the streams lead to their mounts, and those for some take their token along', async () => {
  play('Le Onde - Alba', '/antena_1.mp3');
  await read();
  const { body } = await station.get('/api/v1/aovivo/getAvailableStreams');
  const sources = Object.fromEntries(
    body.data.map(({ streamId, sources: own }: { streamId: string; sources: unknown }) => [streamId, own]),
  );
  expect(sources).toMatchObject({
    antena_1: [{ src: `${publicUrl}/antena_1.mp3`, type: 'audio/mpeg' }],
    antena_1_alta: [],
  });
  const token = createListenerTokens(testSecret).issue('antena_1_alta', clock.now() + minute);
  const { status, response } = await station.get(`/stream/antena_1_alta?token=${token}`);
  expect([status, response.headers.get('location')]).toEqual([302, `${publicUrl}/antena_1_alta?token=${token}`]);
  expect(response.headers.get('content-security-policy')).toContain(`media-src 'self' blob: ${publicUrl};`);
  expect((await station.get('/stream/antena_1_alta')).status).toBe(403);
  expect((await station.get('/stream/antena_1/live.m3u8')).status).toBe(404);
  expect((await station.get('/stream/antena_1.m3u')).body).toContain(`\n${publicUrl}/antena_1.mp3\n`);
});

test('[ONAIR-05] a second process reads along without writing, takes over, and goes on with the same airing', async () => {
  play('Le Onde - Alba');
  const config = { icecast: settings };
  const firstClock = createReadingClock(Date.now());
  const first = await openTestStation({ clock: firstClock, onAir: true, config });
  const { connection } = first;
  const nextClock = createReadingClock(firstClock.now());
  const next = await openTestStation({ clock: nextClock, onAir: true, config, connection });
  expect(next.broadcast.listeners(0).get('antena_1')).toBe(1);
  await read(2, nextClock);
  await first.close();
  const titles = async () => {
    await read(1, nextClock);
    const rows = await next.context.db.select().from(airings).where(eq(airings.channel, 'antena_1'));
    return rows.map(({ title }) => title).sort();
  };
  expect(await titles()).toEqual(['Alba']);
  play('Trio Ponente - Notte');
  await expect.poll(titles).toEqual(['Alba', 'Notte']);
  expect(await titles()).toEqual(['Alba', 'Notte']);

  const last = createReadingClock(nextClock.now());
  await next.close();
  const restarted = await openTestStation({ clock: last, onAir: true, config, connection });
  await read(2, last);
  expect(await restarted.context.db.select().from(airings).where(eq(airings.channel, 'antena_1'))).toHaveLength(2);
});
