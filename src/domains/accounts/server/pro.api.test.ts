import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { proGrants } from './accounts.tables.ts';
import { bearer, behindProxy, type Member, people } from './people.test-helper.ts';

const appBackendSecret = 'a secret of the backend of the apps, for tests';
const clock = createFakeClock(Date.UTC(2026, 10, 15));
const station = await openTestStation({ content: 'empty', clock, config: { ...behindProxy, appBackendSecret } });
const { db } = station.room;
const { call, member, profile } = people(station);
const day = 86_400_000;
const inDays = (days: number) => new Date(clock.now() + days * day).toISOString();

type Signing = { secret?: string; at?: number; over?: string };

function tell(message: object, { secret = appBackendSecret, at = clock.now(), over }: Signing = {}) {
  const body = JSON.stringify(message);
  const timestamp = String(Math.floor(at / 1000));
  const signature = createHmac('sha256', secret)
    .update(`${timestamp}.${over ?? body}`)
    .digest('hex');
  return station.post('/api/v1/pro/grant', body, { headers: { 'x-timestamp': timestamp, 'x-signature': signature } });
}

let sales = 0;
const grantFor = ({ userId }: Pick<Member, 'userId'>, days = 30) => ({
  action: 'grant',
  source: 'app-store',
  reference: `sale-${++sales}`,
  user: { userId },
  endsAt: inDays(days),
});
const isPro = async ({ token }: Member) => (await profile(bearer(token))).body.data.user.isPro;

test('the apps’ backend grants PRO from now on, tells it twice without harm, extends it and ends it at once', async () => {
  const someone = await member();
  const sale = grantFor(someone);
  expect(await isPro(someone)).toBe(false);
  for (let times = 0; times < 2; times++) {
    const { status, body } = await tell(sale);
    expect([status, body.data.endsAt]).toEqual([200, sale.endsAt]);
  }
  expect(await isPro(someone)).toBe(true);
  expect(await db.$count(proGrants, eq(proGrants.userId, someone.userId))).toBe(1);
  const longer = { ...sale, user: { email: someone.email.toUpperCase() }, endsAt: inDays(400) };
  expect((await tell(longer)).body.data).toMatchObject({ userId: someone.userId, endsAt: longer.endsAt });
  expect((await profile(bearer(someone.token))).body.data.proUntil).toBe(longer.endsAt);
  expect(await db.$count(proGrants, eq(proGrants.userId, someone.userId))).toBe(1);
  const deletion = { userId: someone.userId, email: someone.email };
  expect((await call('deleteProfile', deletion, bearer(someone.token))).body.message).toBe('active pro subscription');
  const { action: _, user: __, endsAt: ___, ...which } = sale;
  expect((await tell({ action: 'end', ...which })).status).toBe(200);
  expect(await isPro(someone)).toBe(false);
});

test('a grant that begins later, or has ended, is no PRO', async () => {
  const someone = await member();
  await tell({ ...grantFor(someone, 10), startsAt: inDays(5) });
  expect(await isPro(someone)).toBe(false);
  clock.advance(6 * day);
  expect(await isPro(someone)).toBe(true);
  clock.advance(5 * day);
  expect(await isPro(someone)).toBe(false);
});

test('a message that is not signed, signed otherwise, changed on the way or old grants nothing', async () => {
  const someone = await member();
  const sale = grantFor(someone);
  const minute = 60_000;
  const forged: Signing[] = [
    { secret: 'another secret of somebody else entirely' },
    { over: JSON.stringify({ ...sale, user: { userId: someone.userId + 1 } }) },
    { at: clock.now() - 6 * minute },
    { at: clock.now() + 6 * minute },
  ];
  for (const signing of forged) expect((await tell(sale, signing)).status).toBe(401);
  const bare: Record<string, string>[] = [
    {},
    { 'x-signature': 'zz' },
    { 'x-timestamp': 'now' },
    { 'x-timestamp': String(clock.now() / 1000) },
  ];
  for (const headers of bare) expect((await station.post('/api/v1/pro/grant', sale, { headers })).status).toBe(401);
  expect((await station.post('/api/v1/pro/grant', sale, { headers: bearer(someone.token) })).status).toBe(401);
  expect(await isPro(someone)).toBe(false);
});

test('a sale belongs to one account, names one that exists, and ends after it begins', async () => {
  const [one, other] = [await member(), await member()];
  const sale = grantFor(one);
  await tell(sale);
  const attempts: [object, number, string][] = [
    [{ ...sale, user: { userId: other.userId } }, 409, 'reference belongs to another user'],
    [{ ...sale, user: { email: 'nessuno@example.org' } }, 404, 'user not found'],
    [{ ...sale, endsAt: inDays(-1) }, 400, 'body.endsAt: not after the start'],
    [{ action: 'end', source: 'app-store', reference: 'unknown' }, 404, 'grant not found'],
  ];
  for (const [message, status, words] of attempts) {
    const answer = await tell(message);
    expect([answer.status, answer.body.message]).toEqual([status, words]);
  }
  expect((await tell({ ...sale, more: 1 })).status).toBe(400);
  expect((await tell({ ...sale, reference: 'x'.repeat(20_000) })).status).toBe(413);
  expect([await isPro(one), await isPro(other)]).toEqual([true, false]);
});

test('without the setting there is no such call', async () => {
  const shut = await openTestStation({ connection: station.connection });
  expect((await shut.post('/api/v1/pro/grant', grantFor({ userId: 1 }))).status).toBe(404);
});
