import { beforeAll, describe, expect, test } from 'vitest';
import { bearer, behindProxy } from '#domains/accounts/server/people.test-helper.ts';
import { newMember } from '../../../../tests/browser/member.ts';
import { signIn } from '../../../../tests/sign-in.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { channels, listenerSeries } from '../listeners.rules.ts';
import { sampleMinutes, setRoles } from '../stats.test-helper.ts';
import { addSample } from './samples.store.ts';

const station = await openTestStation({ config: behindProxy });
const { db, clock } = station.context;
const path = '/api/v1/stats';
type Signed = Awaited<ReturnType<typeof signIn>>;

let reader: Signed;
let administrator: Signed;
let editor: Signed;
beforeAll(async () => {
  reader = await signIn(station, 'statistics');
  administrator = await signIn(station, 'administrator');
  editor = await signIn(station, 'editor');
});

const calls = [
  '/getUserPermissions',
  '/getListeners',
  '/getFilteredListeners?startDate=2026-03-01T00:00&endDate=2026-03-01T01:00&choiceTime=hour&listenersTypes[]=total',
  '/getListenersByDates?timestamps=2026-03-01 10:00:00',
];

describe('who asks', () => {
  test.each(calls)('[STATS-09] as nobody gets 401 from %s', async (call) => {
    const { status, body } = await station.get(path + call);
    expect([status, body]).toEqual([401, { status: 401, message: 'unauthorized', data: null }]);
  });

  test.each(calls.slice(1))('[STATS-09] without code 1 gets 403 from %s', async (call) => {
    const { status, body } = await station.get(path + call, editor);
    expect([status, body.message]).toEqual([403, 'forbidden']);
  });

  test.each(calls)('[STATS-09] with code 1 gets an answer from %s', async (call) => {
    expect((await station.get(path + call, reader)).body.status).toBe('success');
  });
});

test('sales reads what its report is made of, and hears no affiliate', async () => {
  const sales = await signIn(station, 'sales');
  const report = '/getCommercialReport?startDate=2026-03-01T00:00&endDate=2026-03-02T00:00';
  for (const call of [...calls, report]) expect((await station.get(path + call, sales)).status).toBe(200);
  expect((await station.get(`${path}/affiliate/1`, sales)).status).toBe(403);
});

test('hours that have not come are no gap', async () => {
  const day = (from: number) => new Date(clock.now() + from * 86_400_000).toISOString();
  const range = new URLSearchParams({
    startDate: day(-1),
    endDate: day(1),
    choiceTime: 'hour',
    'listenersTypes[]': 'total',
  });
  const { body } = await station.get(`${path}/getFilteredListeners?${range}`, reader);
  expect(body.data.timeData.length).toBeGreaterThanOrEqual(24);
  expect(Date.parse(body.data.timeData.at(-1))).toBeLessThanOrEqual(clock.now());
});

describe('the permissions', () => {
  const nothing = { affiliates: [], affiliatesUrl: '', controlls: [], links: [] };

  test('[STATS-05] [DESK-02] are those of the named staff roles, and a role counts from the moment it is given', async () => {
    const codes = async (signed: object) => (await station.get(`${path}/getUserPermissions`, signed)).body.data;
    expect(await codes(editor)).toEqual({ userPermissions: [], content: nothing });
    expect((await codes(reader)).userPermissions).toEqual([1, 3]);
    expect((await codes(administrator)).userPermissions).toEqual([1, 2, 3]);
    const { userId, token } = await newMember(station);
    const signed = { headers: bearer(token) };
    expect((await codes(signed)).userPermissions).toEqual([]);
    await setRoles(station, userId, ['statistics']);
    expect((await codes(signed)).userPermissions).toEqual([1, 3]);
  });

  test('[STATS-05] come with what they open and nothing else', async () => {
    const { content } = (await station.get(`${path}/getUserPermissions`, administrator)).body.data;
    expect(content.affiliates).toHaveLength(12);
    expect(content.affiliates[0]).toEqual({ sid: '1', name: 'Antena 1 São Paulo' });
    expect(content.controlls).toEqual([
      { title: 'Svuota la cache', href: '/api/v1/stats/cleanCache', target: '_self', name: 'cleanCache' },
    ]);
    expect(content.links[0]).toEqual({
      title: 'Documentazione dell’API',
      href: '/api/docs',
      target: '_blank',
      name: 'api-docs',
    });
    const ofReader = (await station.get(`${path}/getUserPermissions`, reader)).body.data.content;
    expect(ofReader).toMatchObject({ controlls: [], links: [], affiliatesUrl: '/api/v1/stats/affiliate/' });
  });

  test('[STATS-05] an affiliate is heard with code 3 only', async () => {
    expect((await station.get(`${path}/affiliate/1`)).status).toBe(401);
    expect((await station.get(`${path}/affiliate/1`, editor)).status).toBe(403);
    expect((await station.get(`${path}/affiliate/99`, reader)).status).toBe(404);
    const { response, status } = await station.get(`${path}/affiliate/1`, reader);
    expect([status, response.headers.get('location')]).toEqual([302, '/stream/antena_1']);
  });
});

describe('who listens now', () => {
  const listeners = async () => (await station.get(`${path}/getListeners`, reader)).body.data;

  test('[STATS-10] nobody knows while nothing was counted: no channel is zero', async () => {
    const uncounted = await openTestStation();
    const { body } = await uncounted.get(`${path}/getListeners`, await signIn(uncounted, 'statistics'));
    expect(body.data).toEqual({
      listeners: Object.fromEntries(listenerSeries.map((series) => [series, null])),
      countedAt: null,
      sampled: [],
    });
  });

  test('[STATS-10] is told per channel and in total as it was counted last', async () => {
    const takenAt = new Date(Math.floor(clock.now() / 60_000) * 60_000);
    await addSample(db, {
      takenAt,
      listeners: new Map([
        ['https', 7],
        ['ios', 5],
        ['bing', 0],
      ]),
    });
    const { listeners: counted, countedAt } = await listeners();
    expect(counted).toMatchObject({ total: 12, https: 7, ios: 5, bing: 0, alexa: null });
    expect(Object.keys(counted).sort()).toEqual(['total', ...channels].sort());
    expect(countedAt).toBe(takenAt.toISOString());
  });
});

describe('the listeners of a range', () => {
  beforeAll(() =>
    // Noon in Brasilia and a quarter to midnight.
    Promise.all([
      sampleMinutes(db, '2026-03-02T15:00Z', [
        { https: 10, ios: 1 },
        { https: 20, ios: 5 },
        null,
        { https: 30, ios: 0 },
      ]),
      sampleMinutes(db, '2026-03-03T02:45Z', [{ https: 100 }]),
      sampleMinutes(db, '2026-03-03T03:05Z', [{ https: 200 }]),
    ]),
  );

  async function filtered(choiceTime: string, startDate: string, endDate: string, ...series: string[]) {
    const query = new URLSearchParams({ startDate, endDate, choiceTime });
    for (const one of series) query.append('listenersTypes[]', one);
    return station.get(`${path}/getFilteredListeners?${query}`, reader);
  }

  test('[STATS-15] by the minute: a minute without a sample is a gap', async () => {
    const { body } = await filtered('minute', '2026-03-02T12:00', '2026-03-02T12:03', 'total', 'https', 'ios');
    expect(body.data.timeData).toEqual([0, 1, 2, 3].map((index) => `2026-03-02T12:0${index}:00-03:00`));
    expect(body.data.listenersData.total).toEqual({
      x: [11, 25, null, 30],
      max: [11, 25, null, 30],
      min: [11, 25, null, 30],
      stddev: [0, 0, null, 0],
      count: [1, 1, 0, 1],
    });
    expect(body.data.listenersData.ios.x).toEqual([1, 5, null, 0]);
  });

  test('[STATS-15] by the hour: the mean, the highest, the lowest and how far they lie apart', async () => {
    const { body } = await filtered('hour', '2026-03-02T11:30', '2026-03-02T12:59', 'https');
    expect(body.data.timeData).toEqual(['2026-03-02T11:00:00-03:00', '2026-03-02T12:00:00-03:00']);
    const stddev = [null, Math.round(Math.sqrt(200 / 3) * 1000) / 1000];
    expect(body.data.listenersData.https).toEqual({
      x: [null, 20],
      max: [null, 30],
      min: [null, 10],
      stddev,
      count: [0, 3],
    });
  });

  test('[STATS-15] by the day, which begins at midnight in Brasilia', async () => {
    const { body } = await filtered('day', '2026-03-02T00:00', '2026-03-03T23:59', 'https');
    expect(body.data.timeData).toEqual(['2026-03-02T00:00:00-03:00', '2026-03-03T00:00:00-03:00']);
    expect(body.data.listenersData.https).toMatchObject({ x: [40, 200], count: [4, 1], max: [100, 200] });
  });

  test('[STATS-15] by the week, from Monday, and by the month', async () => {
    const week = (await filtered('week', '2026-03-01T00:00', '2026-03-08T23:59', 'total')).body.data;
    expect(week.timeData).toEqual(['2026-02-23T00:00:00-03:00', '2026-03-02T00:00:00-03:00']);
    expect(week.listenersData.total.count).toEqual([0, 5]);
    const month = (await filtered('month', '2026-02-01T00:00', '2026-03-31T23:59', 'https')).body.data;
    expect(month.timeData).toEqual(['2026-02-01T00:00:00-03:00', '2026-03-01T00:00:00-03:00']);
    expect(month.listenersData.https).toMatchObject({ x: [null, 72], min: [null, 10], max: [null, 200] });
  });

  test.each([
    ['hour', '2026-03-02T12:00', '2026-03-02T11:00', 'La fine viene prima dell’inizio.'],
    ['hour', '2026-02-30T12:00', '2026-03-02T11:00', 'Una delle due date non esiste: '],
    ['minute', '2025-03-02T12:00', '2026-03-02T11:00', 'L’intervallo è troppo lungo'],
    ['second', '2026-03-02T12:00', '2026-03-02T13:00', 'Qualcosa non va in quello che hai scritto.'],
  ])('[STATS-15] %s from %s to %s is refused in words', async (choiceTime, from, until, message) => {
    const { status, body } = await filtered(choiceTime, from, until, 'total');
    expect(status).toBe(400);
    expect(body.message).toContain(message);
  });

  test('[STATS-15] of a channel that nobody knows, or of none, is refused', async () => {
    expect((await filtered('hour', '2026-03-02T12:00', '2026-03-02T13:00', 'myspace')).status).toBe(400);
    expect((await filtered('hour', '2026-03-02T12:00', '2026-03-02T13:00')).status).toBe(400);
  });
});
