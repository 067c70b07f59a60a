import { describe, expect, test } from 'vitest';
import { tampered } from '../../../../tests/tampered.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { behindProxy, cookiesOf, nextAddress, people } from './people.test-helper.ts';

const station = await openTestStation({ content: 'empty', config: behindProxy });
const { call, codeFor, confirm, freshEmail, login, mailsTo, member, registered, resetTokenFor } = people(station);
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
    const rows = async () => (await station.context.pool.query('select count(*)::int as n from rate_limits')).rows[0].n;
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
    for (const shown of [deviceOf(stranger.cookie), forged, tampered(own), 'a1_device=x']) {
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
      [() => call('resendConfirmationEmail', { name: '', userId, email }), 429],
      // The sixth finds the same link in the mailbox already.
      [() => call('requestPasswordReset', { email }), 200],
    ] as const;
    for (const [ask, last] of asks) {
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 6; attempt++) statuses.push((await ask()).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, last]);
    }
    expect(await kindsTo(email)).toHaveLength(11);
  });

  test('[SECURITY-03] opens by the mailed link in a new browser, however much strangers have guessed and asked', async () => {
    const { userId, email } = await member();
    await guess(email, 11);
    for (let asked = 0; asked < 8; asked++) expect((await call('requestPasswordReset', { email })).status).toBe(200);
    const newPassword = 'uma senha nova';
    const resetToken = await resetTokenFor(email);
    for (let tried = 0; tried < 12; tried++) {
      expect((await call('resetPassword', { userId, newPassword, resetToken: `x${tried}` })).status).toBe(400);
    }
    const { status, response } = await call('resetPassword', { userId, newPassword, resetToken });
    expect(status).toBe(200);
    expect((await login(email, newPassword, { cookie: deviceOf(cookiesOf(response)) })).status).toBe(200);
  });

  test('[SECURITY-03] has a mail left for its owner when one stranger has asked for many', async () => {
    const { email, cookie } = await member();
    const stranger = { 'x-forwarded-for': nextAddress() };
    const links = async () => (await kindsTo(email)).filter((kind) => kind === 'password-reset').length;
    for (let asked = 0; asked < 6; asked++) await call('requestPasswordReset', { email }, stranger);
    expect(await links()).toBe(3);
    for (let asked = 0; asked < 4; asked++) await call('requestPasswordReset', { email });
    expect(await links()).toBe(5);
    await call('requestPasswordReset', { email }, { cookie: deviceOf(cookie) });
    expect(await links()).toBe(6);
  });

  test('[SECURITY-03] is confirmed by its owner, in the browser that made it, whatever codes strangers have tried', async () => {
    const account = await registered();
    const code = await codeFor(account.email);
    for (let tried = 0; tried < 12; tried++) await confirm({ ...account, browser: {} }, '000000');
    expect((await confirm({ ...account, browser: {} }, code)).status).toBe(429);
    expect((await confirm(account, code)).status).toBe(200);
  });

  test('[SECURITY-03] is confirmed by the mail’s own link anywhere, whatever codes strangers have tried', async () => {
    const { userId, email } = await registered();
    const code = await codeFor(email);
    const token = /code=\d{6}&token=([\w-]{43})/.exec((await mailsTo(email))[0]?.text ?? '')?.[1];
    for (let tried = 0; tried < 12; tried++) await call('confirmEmail', { userId, code: '000000' });
    for (const wrong of [
      { code, token: 'x'.repeat(43) },
      { code: '000000', token },
    ]) {
      expect((await call('confirmEmail', { userId, ...wrong })).status).toBe(429);
    }
    expect((await call('confirmEmail', { userId, code, token })).status).toBe(200);
  });

  test('[SECURITY-03] is sent its owner’s codes, though strangers have asked for as many as there are', async () => {
    const { userId, email, browser } = await registered();
    const ask = (headers = {}) => call('resendConfirmationEmail', { name: '', userId, email }, headers);
    for (let asked = 0; asked < 6; asked++) await ask();
    expect([(await ask()).status, (await ask(browser)).status]).toEqual([429, 200]);
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
