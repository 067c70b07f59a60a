import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { tampered } from '../../../../../tests/tampered.ts';
import { openTestStation } from '../../../../../tests/test-station.ts';
import { users } from '../accounts.tables.ts';
import { bearer, behindProxy, cookiesOf, fromOurPage, goodPassword, people } from '../people.test-helper.ts';

/** An address is confirmed in another browser than the one in which the account was made: perhaps by somebody else. */

const station = await openTestStation({ content: 'empty', config: behindProxy });
const { db } = station.context;
const { call, codeFor, confirm, freshEmail, login, mailsTo, profile, registered } = people(station);
const strangers = 'Gabbiano-Nero-13!';
const owners = 'Conchiglia-Rosa-58!';

const personOf = async (userId: number) => (await db.select().from(users).where(eq(users.id, userId)))[0];
const setPassword = (token: string, newPassword: string) =>
  call('updateProfile', { user: { newPassword }, password: false }, bearer(token));

test('[CONFIRM-03] the owner of an address chooses the password, and a stranger’s opens nothing any more', async () => {
  const { userId, email, browser } = await registered(freshEmail(), strangers);
  const code = await codeFor(email);
  const { body, response } = await call('confirmEmail', { userId, code });
  expect(body.data).toMatchObject({ user: { userId, emailConfirmed: true }, token: expect.stringMatching(/^ey/) });
  expect([body.data.hasPassword, (await personOf(userId))?.passwordHash]).toEqual([false, null]);
  const set = await setPassword(body.data.token, owners);
  expect(set.status).toBe(200);
  expect((await profile(bearer(body.data.token))).status).toBe(200);
  for (const headers of [{}, browser]) {
    expect((await login(email, strangers, headers)).body.message).toBe('invalid email or password');
  }
  const again = await login(email, owners, { cookie: cookiesOf(set.response) || cookiesOf(response) });
  expect(again.body.data.token).toMatch(/^ey/);
  // The owner's browser is known, so nobody is told of a new one.
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['confirmation-code']);
});

test('whoever registered at a desk and confirms on a phone may keep the password', async () => {
  const { userId, email } = await registered();
  const { body } = await call('confirmEmail', { userId, code: await codeFor(email) });
  expect((await login(email, goodPassword)).body.message).toBe('invalid email or password');
  await setPassword(body.data.token, goodPassword);
  expect((await login(email, goodPassword)).status).toBe(200);
});

test('[CONFIRM-06] a wrong code is a wrong code in every browser, and leaves everything as it was', async () => {
  const account = await registered();
  const { userId, email, password } = account;
  const code = await codeFor(email);
  const before = await personOf(userId);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  for (const headers of [{}, account.browser]) {
    const { status, body } = await call('confirmEmail', { userId, code: wrong }, headers);
    expect([status, body.message]).toEqual([400, 'wrong code']);
  }
  expect(await personOf(userId)).toEqual(before);
  expect((await confirm(account, code)).status).toBe(200);
  expect((await login(email, password)).status).toBe(200);
});

test('a login that waits for the code makes the browser one that needs no new password', async () => {
  const account = await registered();
  const { response } = await login(account.email, account.password, fromOurPage);
  const browser = { cookie: cookiesOf(response) };
  expect(browser.cookie).toMatch(/^a1_device=[^;]+$/);
  expect((await confirm({ ...account, browser })).status).toBe(200);
});

test('another site makes no browser known: not by a registration, not by a login', async () => {
  const account = await registered(freshEmail(), strangers);
  const { email } = account;
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { origin: 'null' },
    {},
  ];
  for (const headers of foreign) {
    const registration = { name: 'Ana Luísa', email: freshEmail(), password: strangers };
    const answers = [await call('registerUser', registration, headers), await login(email, strangers, headers)];
    for (const { status, response } of answers) expect([status, cookiesOf(response)]).toEqual([200, '']);
  }
});

test('a browser that is known for another account, or by a forged mark, is not known for this one', async () => {
  const account = await registered(freshEmail(), strangers);
  const other = await registered();
  const own = account.browser.cookie ?? '';
  const forged = (other.browser.cookie ?? '').replace(/=\d+\./, `=${account.userId}.`);
  for (const cookie of [other.browser.cookie ?? '', forged, tampered(own), 'a1_device=x']) {
    await db.update(users).set({ emailConfirmed: false }).where(eq(users.id, account.userId));
    await call('resendConfirmationEmail', { name: '', userId: account.userId, email: account.email });
    const { body } = await confirm({ ...account, browser: { cookie } });
    expect([cookie, body.data.hasPassword]).toEqual([cookie, false]);
  }
});
