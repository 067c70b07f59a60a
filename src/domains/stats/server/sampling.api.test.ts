import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { seedListeners } from '../../../../seed/parts/listeners.ts';
import { writePlayLog } from '../../../../seed/parts/play-log.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { minute, sampleMinutes } from '../stats.test-helper.ts';
import { commercialReport, reportOf } from './report.ts';
import { readSpans } from './rollups.store.ts';
import { startSampler } from './sampler.ts';
import { addSample, forgetSamplesBefore } from './samples.store.ts';
import { demoAudiences, listenerDays, listenerHours, listenerMinutes, listenerSamples } from './stats.tables.ts';

const station = await openTestStation();
const { context } = station;
const { db, pool } = context;
const noon = Date.parse('2026-07-01T15:00:00Z');

beforeEach(async () => {
  for (const table of [listenerSamples, listenerMinutes, listenerHours, listenerDays]) await db.delete(table);
});

const samples = () => db.select().from(listenerSamples).orderBy(listenerSamples.takenAt, listenerSamples.channel);
const totals = async (table: typeof listenerMinutes | typeof listenerHours | typeof listenerDays) =>
  (await db.select().from(table).where(eq(table.series, 'total')).orderBy(table.startsAt)).map(
    ({ series: _, ...row }) => row,
  );
const sample = (agoMs: number, https: number) => ({
  takenAt: new Date(noon - agoMs),
  listeners: new Map([['https', https]]),
});

describe('a sample', () => {
  test('[REPORT-04] is part of its minute, its hour and its day in Brasilia, once', async () => {
    await sampleMinutes(db, '2026-07-01T15:00Z', [
      { https: 3, ios: 1 },
      { https: 5, ios: 0 },
    ]);
    const figures = { count: 2, sum: 9, sumOfSquares: 41n, min: 4, max: 5 };
    expect(await totals(listenerHours)).toEqual([{ startsAt: new Date(noon), ...figures }]);
    expect(await totals(listenerDays)).toEqual([{ startsAt: new Date('2026-07-01T03:00Z'), ...figures }]);
    expect((await totals(listenerMinutes)).map(({ sum }) => sum)).toEqual([4, 5]);
  });

  test('that is written twice, or by two processes at the same moment, still counts once', async () => {
    const wrote = await Promise.all(Array.from({ length: 4 }, (_, index) => addSample(db, sample(0, 10 + index))));
    expect(wrote.filter(Boolean)).toHaveLength(1);
    expect(await addSample(db, { takenAt: new Date(noon), listeners: new Map([['ios', 4]]) })).toBe(false);
    expect(await samples()).toHaveLength(1);
    expect((await totals(listenerHours))[0]?.count).toBe(1);
  });

  test('whose writing is killed in the middle leaves nothing, and is whole when it is written again', async () => {
    const blocker = await pool.connect();
    try {
      await blocker.query('begin; lock table listener_days in access exclusive mode');
      const writing = addSample(db, sample(0, 10)).catch((error: unknown) => error);
      // Sample, minute and hour are written and wait for the day when the connection dies.
      const kill = `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%listener_days%'`;
      await expect.poll(async () => (await pool.query(kill)).rowCount).toBe(1);
      expect(await writing).toBeInstanceOf(Error);
    } finally {
      await blocker.query('rollback');
      blocker.release();
    }
    for (const table of [listenerSamples, listenerMinutes, listenerHours]) expect(await db.$count(table)).toBe(0);
    expect(await addSample(db, sample(0, 10))).toBe(true);
    expect((await totals(listenerDays))[0]?.count).toBe(1);
  });

  test('[REPORT-04] goes after ninety days; its minute, hour and day stay', async () => {
    const dayMs = 86_400_000;
    for (const days of [91, 89]) await addSample(db, sample(days * dayMs, days));
    await forgetSamplesBefore(db, new Date(noon - 90 * dayMs));
    expect((await samples()).map(({ listeners }) => listeners)).toEqual([89]);
    for (const table of [listenerMinutes, listenerHours, listenerDays]) expect(await totals(table)).toHaveLength(2);
  });
});

describe('the sampler', () => {
  const heard = new Map([
    ['antena_1', 4],
    ['antena_1/google', 2],
    ['antena_1/metro-roma', 1],
    ['antena_1_italia', 3],
  ]);
  let isCounting = true;
  const broadcast = { listeners: () => heard, isCounting: () => isCounting };
  let sampler: ReturnType<typeof startSampler> | undefined;
  afterEach(() => sampler?.stop());

  test('counts at every full minute, per channel, and leaves a gap while nobody counts', async () => {
    const clock = createFakeClock(noon + 20_000);
    sampler = startSampler({ ...context, clock }, broadcast);
    await clock.advanceAsync(39_999);
    expect(await samples()).toEqual([]);
    await clock.advanceAsync(1);
    await expect.poll(async () => (await samples()).length).toBeGreaterThan(0);
    const first = Object.fromEntries((await samples()).map(({ channel, listeners }) => [channel, listeners]));
    expect(first).toMatchObject({ https: 5, google: 2, italySid1: 3, casterSid1: 0, facebook: 0 });
    expect(first).not.toHaveProperty('http');
    expect((await totals(listenerMinutes))[0]).toMatchObject({ startsAt: new Date(noon + minute), sum: 10 });
    isCounting = false;
    await clock.advanceAsync(2 * minute);
    isCounting = true;
    await clock.advanceAsync(minute);
    await expect
      .poll(async () => (await totals(listenerMinutes)).map(({ startsAt }) => (startsAt.getTime() - noon) / minute))
      .toEqual([1, 4]);
  });

  test('keeps what the database could not take, and writes it once later', async () => {
    let isAway = true;
    const flaky = new Proxy(db, {
      get: (target, name) =>
        name === 'transaction' && isAway ? () => Promise.reject(new Error('away')) : Reflect.get(target, name),
    });
    const clock = createFakeClock(noon);
    sampler = startSampler({ ...context, db: flaky, clock }, broadcast);
    await clock.advanceAsync(2 * minute);
    expect(await samples()).toEqual([]);
    isAway = false;
    await clock.advanceAsync(minute);
    await expect
      .poll(async () => (await totals(listenerMinutes)).map(({ startsAt }) => (startsAt.getTime() - noon) / minute))
      .toEqual([1, 2, 3]);
  });
});

test('the demo’s year is whole, and goes on: its days are what its hours add up to, and its hours what its samples do', async () => {
  await db.transaction(async (tx) => {
    await seedListeners.run({ db: tx } as unknown as Parameters<typeof seedListeners.run>[0]);
  });
  const days = await db.execute<{ wrong: number; days: number }>(sql`
    with added as (
      select series, date_trunc('day', starts_at, 'America/Sao_Paulo') as day, sum(count) as count, sum(sum) as sum,
        sum(sum_of_squares) as squares, min(min) as low, max(max) as high
      from ${listenerHours} group by 1, 2)
    select count(*) filter (where (d.count, d.sum, d.sum_of_squares, d.min, d.max) is distinct from
      (a.count, a.sum, a.squares, a.low, a.high))::int as wrong, count(*)::int as days
    from ${listenerDays} d full join added a on a.series = d.series and a.day = d.starts_at`);
  expect(days.rows[0]?.wrong).toBe(0);
  expect(days.rows[0]?.days).toBeGreaterThan(365 * 12);
  const until = Date.now();
  const hours = await readSpans(db, {
    from: until - 365 * 86_400_000,
    until,
    choiceTime: 'hour',
    series: ['total', 'https'],
  });
  expect(hours.length).toBeGreaterThan(2 * 8_700);
  expect(hours.every(({ min, mean, max }) => min <= mean && mean <= max)).toBe(true);

  // The station's own samples go on from it instead of falling to nothing.
  const [last] = await db
    .select({ at: listenerSamples.takenAt, all: sql<number>`sum(listeners)::int` })
    .from(listenerSamples)
    .groupBy(listenerSamples.takenAt)
    .orderBy(sql`taken_at desc`)
    .limit(1);
  const clock = createFakeClock(Date.now());
  const heard = { listeners: () => new Map([['antena_1', 2]]), isCounting: () => true };
  const sampler = startSampler({ ...context, clock }, heard);
  await clock.advanceAsync(minute);
  await sampler.stop();
  await db.delete(demoAudiences);
  const [next] = (await totals(listenerMinutes)).slice(-1);
  expect(next?.startsAt.getTime()).toBeGreaterThan(last?.at.getTime() ?? Number.POSITIVE_INFINITY);
  expect(Math.abs((next?.sum ?? 0) / (last?.all ?? 1) - 1)).toBeLessThan(0.2);
});

test('[REPORT-01] the demo’s airings have their listeners, where the past is kept by the hour too', async () => {
  await writePlayLog(db, 8);
  await db.execute(sql`
    insert into ${listenerHours} (series, starts_at, count, sum, sum_of_squares, min, max)
    select 'https', at, 60, 6000, 600000, 100, 100
    from generate_series(date_trunc('hour', now()) - interval '9 days', now() - interval '2 days', interval '1 hour') as at`);
  const day = 86_400_000;
  const week = await commercialReport(db, { from: Date.now() - 7 * day, until: Date.now() - 3 * day });
  expect(week.spots).toHaveLength(6);
  expect(week.totalNumInserts).toBeGreaterThan(4 * 50);
  expect([week.insertsWithoutSample, week.totalListeners]).toEqual([0, 100 * week.totalNumInserts]);
  // An hour whose minutes are known has no listeners but theirs.
  const at = Math.floor((Date.now() - 5 * day) / 3_600_000) * 3_600_000;
  await addSample(db, { takenAt: new Date(at), listeners: new Map([['https', 7]]) });
  expect((await reportOf(db, [at, at + minute])).insertsWithoutSample).toBe(1);
  const recent = await commercialReport(db, { from: Date.now() - day, until: Date.now() });
  expect(recent.insertsWithoutSample).toBe(recent.totalNumInserts);
  const { rows } = await db.execute<{ overlapping: number; airings: number }>(sql`
    select count(*)::int as airings, (count(*) filter (where starts_at < ended))::int as overlapping
    from (select starts_at, lag(ends_at) over (order by starts_at) as ended from airings where airing_key like 'demo-%') as log`);
  expect(rows[0]?.airings).toBeGreaterThan(8 * 400);
  expect(rows[0]?.overlapping).toBe(0);
});
