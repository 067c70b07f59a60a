import { expect, it } from 'vitest';
import { behindProxy, nextAddress } from '#domains/accounts/server/people.test-helper.ts';
import { createFakeClock } from '#kit/clock.ts';
import { story } from '../../../../tests/story.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { openVisit } from '../../../../tests/visitor-tokens.ts';
import { forgetEventsBefore, sumUpEvents } from './stats.store.ts';
import { analyticsDays, analyticsEvents } from './stats.tables.ts';

const dayMs = 86_400_000;
const clock = createFakeClock(Date.now());
const station = await openTestStation({
  content: 'empty',
  clock,
  config: { ...behindProxy, trackedRowsPerDay: 100 },
});
const { db } = station.context;

const event = (change: object = {}) => ({
  name: 'page_view',
  path: '/',
  at: new Date(clock.now()).toISOString(),
  ...change,
});
type Visit = ReturnType<typeof openVisit>;
const newVisit = () => openVisit(clock.now());
const send = (events: object[], { sessionHash, headers }: Visit = newVisit(), address = nextAddress()) =>
  station.post(
    '/api/v1/tracking/events',
    { sessionHash, events },
    { headers: { ...headers, 'x-forwarded-for': address } },
  );
const kept = () => db.$count(analyticsEvents);

const test = story();

test('events of a visit that the station has not opened are refused', async () => {
  const { sessionHash } = newVisit();
  for (const headers of [{}, { 'a1-visit': sessionHash }, openVisit(clock.now() - dayMs).headers]) {
    const { status, body } = await send([event()], { sessionHash, headers } as Visit);
    expect([status, body.message]).toEqual([403, 'visit unknown']);
  }
  expect(await kept()).toBe(0);
});

it.each([
  ['a name that no page sends', { name: 'invented_name' }],
  ['nine labels', { labels: Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`l${index}`, 'x'])) }],
  [
    'labels of more than 400 letters',
    { labels: { a: 'x'.repeat(120), b: 'x'.repeat(120), c: 'x'.repeat(120), d: 'x'.repeat(40) } },
  ],
  ['a path of more than 300 letters', { path: `/${'x'.repeat(300)}` }],
])('an event with %s is malformed', async (_what, change) => {
  expect((await send([event(change)])).status).toBe(400);
});

test('a visit has its events for a day, an address has many more, and a full day keeps nothing further', async () => {
  const { limits } = station.context;
  const batch = Array.from({ length: 50 }, () => event());
  const visit = newVisit();
  await limits.count('events of a visit', visit.sessionHash, { calls: 3_000, seconds: 86_400 }, 2_950);
  expect((await send(batch, visit)).body.data).toEqual({ kept: 50 });
  expect((await send([event()], visit)).status).toBe(429);
  const address = nextAddress();
  await limits.count('events of an address', address, { calls: 20_000, seconds: 86_400 }, 20_000);
  expect((await send([event()], newVisit(), address)).status).toBe(429);
  expect((await send(batch)).body.data).toEqual({ kept: 50 });
  expect((await send(batch)).body.data).toEqual({ kept: 0 });
  expect(await kept()).toBe(100);
  const { body: figures } = await station.get('/metrics');
  expect(figures).toContain('tracked_rows_today{table="analytics_events"} 100');
  expect(figures).toContain('tracked_refused_today{table="analytics_events"} 50');
  clock.advance(dayMs);
  expect((await send([event()])).body.data).toEqual({ kept: 1 });
});

test('single events go after their time, and how often each thing happened stays', async () => {
  clock.advance(dayMs);
  await sumUpEvents(db, new Date(clock.now()));
  await sumUpEvents(db, new Date(clock.now()));
  await forgetEventsBefore(db, new Date(clock.now()));
  expect(await kept()).toBe(0);
  const days = await db.select().from(analyticsDays).orderBy(analyticsDays.day);
  expect(days.map(({ name, events }) => [name, events])).toEqual([
    ['page_view', 100],
    ['page_view', 1],
  ]);
});
