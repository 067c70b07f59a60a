import { describe, expect, test } from 'vitest';
import { openTestStation } from '../../../../tests/test-station.ts';
import { behindProxy, cookiesOf, nextAddress, people } from './people.test-helper.ts';

const station = await openTestStation({ content: 'empty', config: behindProxy });
const { call, confirm, freshEmail, login, mailsTo, member, registered } = people(station);
const wrongPassword = 'Sbagliata-12345!';

const deviceOf = (cookies: string) => cookies.split('; ').find((pair) => pair.startsWith('a1_device=')) ?? '';
const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind);

async function guess(email: string, times: number, headers = {}): Promise<number[]> {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < times; attempt++) statuses.push((await login(email, wrongPassword, headers)).status);
  return statuses;
}

describe('one account', () => {
  test('[SECURITY-03] is tried ten times an hour, from however many addresses, known or not', async () => {
    const { email, password } = await member();
    const nobody = freshEmail();
    for (const target of [email, nobody]) {
      expect(await guess(target, 12)).toEqual([...Array(10).fill(400), 429, 429]);
    }
    const { status, body, response } = await login(email, password);
    expect(status).toBe(429);
    expect(body.data.retryAfterSeconds).toBeGreaterThan(3_000);
    expect(Number(response.headers.get('retry-after'))).toBe(body.data.retryAfterSeconds);
  });

  test('[SECURITY-03] that is used up costs the database nothing, however many addresses go on guessing', async () => {
    const { email } = await member();
    await guess(email, 11);
    const rows = async () => (await station.room.pool.query('select count(*)::int as n from rate_limits')).rows[0].n;
    const before = await rows();
    expect(await guess(email, 20)).toEqual(Array(20).fill(429));
    expect(await guess(email.toUpperCase(), 1)).toEqual([429]);
    expect(await rows()).toBe(before);
  });

  test('[SECURITY-03] still opens to its owner on a known device while strangers guess', async () => {
    const { email, password, cookie } = await member();
    await guess(email, 12);
    const { status, body } = await login(email, password, { cookie: deviceOf(cookie) });
    expect(status).toBe(200);
    expect(body.data.token).toEqual(expect.any(String));
  });

  test('[SECURITY-03] is no easier to guess with a device cookie of another account, a changed one or a stolen one', async () => {
    const { email, userId, cookie } = await member();
    const stranger = await member();
    const own = deviceOf(cookie);
    const forged = deviceOf(stranger.cookie).replace(/=\d+\./, `=${userId}.`);
    await guess(email, 10);
    for (const shown of [deviceOf(stranger.cookie), forged, `${own.slice(0, -2)}AA`, 'a1_device=x']) {
      expect(await guess(email, 1, { cookie: shown })).toEqual([429]);
    }
    expect(await guess(email, 22, { cookie: own })).toEqual([...Array(20).fill(400), 429, 429]);
  });

  test('[SECURITY-03] has its codes checked ten times an hour', async () => {
    const account = await registered();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt++) {
      statuses.push((await confirm(account, '000000')).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  test('[SECURITY-03] is sent five codes and five links an hour', async () => {
    const { userId, email } = await registered();
    const asks = [
      () => call('resendConfirmationEmail', { name: '', userId, email }),
      () => call('requestPasswordReset', { email }),
    ];
    for (const ask of asks) {
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 6; attempt++) statuses.push((await ask()).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
    expect(await kindsTo(email)).toHaveLength(11);
  });
});

test('[SECURITY-03] one address is cut off by its own count, whatever accounts it tries', async () => {
  const from = { 'x-forwarded-for': nextAddress() };
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 21; attempt++) {
    statuses.push((await call('requestPasswordReset', { email: freshEmail() }, from)).status);
  }
  expect(statuses).toEqual([...Array(20).fill(404), 429]);
  expect((await call('requestPasswordReset', { email: freshEmail() })).status).toBe(404);
});

test('[SECURITY-03] the counts survive a restart and hold in another process', async () => {
  const { email, password } = await member();
  await guess(email, 6);
  const second = await openTestStation({ connection: station.connection, config: behindProxy });
  const elsewhere = people(second);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 5; attempt++) statuses.push((await elsewhere.login(email, wrongPassword)).status);
  expect(statuses).toEqual([400, 400, 400, 400, 429]);
  expect((await login(email, password)).status).toBe(429);
});

describe('the owner', () => {
  test('is told of an entry in a browser that is new to the account, and of no other', async () => {
    const { email, password, cookie } = await member();
    expect(await kindsTo(email)).not.toContain('new-sign-in');
    await login(email, password, { cookie: deviceOf(cookie) });
    expect(await kindsTo(email)).not.toContain('new-sign-in');
    const { response } = await login(email, password);
    const told = await kindsTo(email);
    expect(told.filter((kind) => kind === 'new-sign-in')).toHaveLength(1);
    await login(email, password, { cookie: deviceOf(cookiesOf(response)) });
    expect(await kindsTo(email)).toEqual(told);
  });

  test('is known in the browser in which the password was changed, and in no other', async () => {
    const { email, password, token, cookie } = await member();
    const newPassword = 'uma senha nova';
    const { response } = await call(
      'updateProfile',
      { user: { newPassword }, password },
      { authorization: `Bearer ${token}` },
    );
    await login(email, newPassword, { cookie: deviceOf(cookiesOf(response)) });
    expect(await kindsTo(email)).not.toContain('new-sign-in');
    await login(email, newPassword, { cookie: deviceOf(cookie) });
    expect(await kindsTo(email)).toContain('new-sign-in');
  });
});
