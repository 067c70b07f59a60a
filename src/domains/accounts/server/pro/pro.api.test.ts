import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { openTestStation } from '../../../../../tests/test-station.ts';
import { proGrants, proMessages } from '../accounts.tables.ts';
import { bearer, behindProxy, type Member, people } from '../people.test-helper.ts';
import { forgetEnded } from '../profile/retention.ts';

const appBackendSecret = 'a secret of the backend of the apps, for tests';
const clock = createFakeClock(Date.UTC(2026, 10, 15));
const station = await openTestStation({ content: 'empty', clock, config: { ...behindProxy, appBackendSecret } });
const { db } = station.context;
const { call, confirm, member, profile, registered } = people(station);
const day = 86_400_000;
const inDays = (days: number) => new Date(clock.now() + days * day).toISOString();

type Signing = { secret?: string; at?: number; over?: string };

type Signed = { body: string; headers: Record<string, string> };

/** As the apps' backend signs it, now unless it says otherwise. */
function sign(message: object, { secret = appBackendSecret, at = clock.now(), over }: Signing = {}): Signed {
  const body = JSON.stringify(message);
  const timestamp = String(at / 1000);
  const signature = createHmac('sha256', secret)
    .update(`${timestamp}.${over ?? body}`)
    .digest('hex');
  return { body, headers: { 'x-timestamp': timestamp, 'x-signature': signature } };
}
const send = ({ body, headers }: Signed) => station.post('/api/v1/pro/grant', body, { headers });

/** Each message a moment after the last. */
function tell(message: object, signing?: Signing) {
  clock.advance(1);
  return send(sign(message, signing));
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

test('[PRO-14] the apps’ backend grants PRO from now on, tells it twice without harm, extends it and ends it at once', async () => {
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
    { 'x-timestamp': `${clock.now() / 1000}e0`, 'x-signature': 'aa' },
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

describe('a message that somebody caught', () => {
  const outOfDate = [409, 'message out of date'];
  const answerTo = async (caught: Signed) => {
    const { status, body } = await send(caught);
    return [status, body.message];
  };
  const endOf = ({ source, reference }: { source: string; reference: string }) => ({
    action: 'end',
    source,
    reference,
  });

  test('counts once, also for those who send it at the same instant', async () => {
    const someone = await member();
    const caught = sign(grantFor(someone));
    const answers = await Promise.all([send(caught), send(caught), send(caught)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await answerTo(caught)).toEqual(outOfDate);
  });

  test('brings no PRO back that has ended, whether it was used or held back', async () => {
    const someone = await member();
    const sale = grantFor(someone);
    const used = sign(sale);
    expect((await send(used)).status).toBe(200);
    clock.advance(1);
    const heldBack = sign({ ...sale, endsAt: inDays(90) });
    expect((await tell(endOf(sale))).status).toBe(200);
    clock.advance(60_000);
    for (const caught of [used, heldBack]) expect(await answerTo(caught)).toEqual(outOfDate);
    expect(await isPro(someone)).toBe(false);
    expect((await tell(sale)).status).toBe(200);
    expect(await isPro(someone)).toBe(true);
  });

  test('ends no PRO that was bought again', async () => {
    const someone = await member();
    const sale = grantFor(someone);
    await tell(sale);
    clock.advance(1);
    const caught = sign(endOf(sale));
    await send(caught);
    await tell(sale);
    expect(await answerTo(caught)).toEqual(outOfDate);
    expect(await isPro(someone)).toBe(true);
  });

  test('grants nothing to a new account with the address of one that is gone, nor to one that was not there yet', async () => {
    const someone = await member();
    const sale = { ...grantFor(someone), user: { email: someone.email } };
    const used = sign(sale);
    await send(used);
    await tell(endOf(sale));
    const deletion = { userId: someone.userId, email: someone.email };
    expect((await call('deleteProfile', deletion, bearer(someone.token))).status).toBe(200);
    const tooEarly = sign({ ...grantFor(someone), user: { email: someone.email } });
    expect((await send(tooEarly)).status).toBe(404);
    const account = await registered(someone.email);
    const { token } = (await confirm(account)).body.data;
    for (const caught of [used, tooEarly]) expect(await answerTo(caught)).toEqual(outOfDate);
    expect((await profile(bearer(token))).body.data.user.isPro).toBe(false);
  });

  test('is remembered as long as it would be let in, and no longer', async () => {
    const someone = await member();
    const caught = sign(grantFor(someone));
    await send(caught);
    clock.advance(5 * 60_000);
    await forgetEnded(db, new Date(clock.now()));
    expect(await answerTo(caught)).toEqual(outOfDate);
    clock.advance(1);
    expect((await send(caught)).status).toBe(401);
    await forgetEnded(db, new Date(clock.now()));
    expect(await db.$count(proMessages)).toBe(0);
  });
});

test('without the setting there is no such call', async () => {
  const shut = await openTestStation({ connection: station.connection });
  expect((await shut.post('/api/v1/pro/grant', grantFor({ userId: 1 }))).status).toBe(404);
});
