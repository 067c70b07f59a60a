import { expect, test } from 'vitest';
import { bearer, behindProxy, nextAddress } from '#domains/accounts/server/people.test-helper.ts';
import { createFakeClock } from '#kit/clock.ts';
import { newMember } from '../../../../tests/browser/member.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { viewPaceMs } from '../hunt.rules.ts';
import { completeProfile, openedPage, openHunt, viewsOf } from '../hunt.test-helper.ts';

const clock = createFakeClock(Date.now());
const station = await openTestStation({ content: 'empty', clock, config: behindProxy });
const { context } = station;
/** A prize for whoever counts. */
const hunt = await openHunt(context, { prizes: [{ name: 'Un vinile', quantity: 9 }], due: 9 });
const path = '/api/v1/cacaAoTesouro';

type Hunter = Awaited<ReturnType<typeof newMember>>;
type Headers = Record<string, string>;
const hunter = () => newMember(station, completeProfile());
const asThem = ({ token }: Hunter, more: Headers = {}) => ({
  headers: { ...bearer(token), 'x-forwarded-for': nextAddress(), ...more },
});
const now = () => new Date(clock.now());
const view = (person: Hunter, opened: Headers = {}) =>
  station.post(`${path}/setPageViewAndCheckWin`, {}, asThem(person, opened));
const ask = (person: Hunter, page: string, stamp: string) =>
  station.get(`${path}/getPageToken?${new URLSearchParams({ page, stamp })}`, asThem(person));
const load = async (page: string) => /"stamp":"([^"]+)"/.exec((await station.get(page)).body)?.[1] ?? '';

test('[HUNT-36] a bot that never loads a page counts nowhere and finds nothing, whatever it makes up', async () => {
  const [bot, other] = [await hunter(), await hunter()];
  const own = openedPage(bot, now())['a1-page-token'] ?? '';
  for (const opened of [
    {},
    { 'a1-page-token': '' },
    { 'a1-page-token': 'x.y.z.w' },
    { 'a1-page-token': `${own}x` },
    openedPage(other, now()),
    openedPage(bot, new Date(clock.now() - 601_000)),
  ] as Headers[]) {
    expect((await view(bot, opened)).body).toEqual({ status: 'success', message: '', data: null });
  }
  for (const [page, stamp] of [
    ['/programacao', ''],
    ['/programacao', 'x.y'],
    ['/programacao', await load('/parceiros')],
    ['/mai-vista', await load('/mai-vista')],
  ] as const) {
    expect((await ask(bot, page, stamp)).body.data).toBeNull();
  }
  expect(await viewsOf(context.db, hunt, bot.userId)).toBe(0);
});

test('[HUNT-36] whoever has loaded a page gets its token with what stands in it, and the view counts with that', async () => {
  const person = await hunter();
  const stamp = await load('/programacao');
  const { body } = await ask(person, '/programacao', stamp);
  expect(body.data).toEqual({ token: expect.any(String), waitMs: 0 });
  expect((await view(person, { 'a1-page-token': body.data.token })).body.data).toMatchObject({ tx_nome: 'Un vinile' });
  expect(await viewsOf(context.db, hunt, person.userId)).toBe(1);
  // What waits is told to whoever asks, with or without a page.
  expect((await view(person)).body.data).toMatchObject({ tx_nome: 'Un vinile' });
  clock.advance(3_600_000);
  expect((await ask(person, '/programacao', stamp)).body.data).toBeNull();
});

test('[HUNT-36] a token counts once, and nobody counts faster than a person looks at pages, with however many tokens', async () => {
  const person = await hunter();
  const counted = () => viewsOf(context.db, hunt, person.userId);
  const hoard = Array.from({ length: 5 }, () => openedPage(person, now()));
  await Promise.all(hoard.map((opened) => view(person, opened)));
  expect(await counted()).toBe(1);
  clock.advance(viewPaceMs - 1);
  const early = openedPage(person, now());
  expect((await ask(person, '/chi-siamo', await load('/chi-siamo'))).body.data.waitMs).toBe(1);
  await view(person, early);
  expect(await counted()).toBe(1);
  clock.advance(1);
  for (const opened of [...hoard, early, early]) await view(person, opened);
  expect(await counted()).toBe(2);
});

test('[HUNT-36] a machine that never sleeps has as many views a day as the keenest reader', async () => {
  const person = await hunter();
  const day = { calls: 400, seconds: 86_400 };
  await context.limits.count('pages of a hunter in a day', String(person.userId), day, 399);
  expect((await view(person, openedPage(person, now()))).status).toBe(200);
  clock.advance(viewPaceMs);
  const { status, response } = await view(person, openedPage(person, now()));
  expect([status, Number(response.headers.get('retry-after')) > 3_600]).toEqual([429, true]);
  expect(await viewsOf(context.db, hunt, person.userId)).toBe(1);
});

test('the token of a page is for people with a complete registration', async () => {
  const query = new URLSearchParams({ page: '/programacao', stamp: await load('/programacao') });
  expect((await station.get(`${path}/getPageToken?${query}`)).status).toBe(401);
  expect((await station.get(`${path}/getPageToken?${query}`, asThem(await newMember(station)))).status).toBe(403);
});
