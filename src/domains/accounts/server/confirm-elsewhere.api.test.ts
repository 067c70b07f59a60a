import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestStation } from '../../../../tests/test-station.ts';
import { oneTimeCodes, users } from './accounts.tables.ts';
import { behindProxy, cookiesOf, fromOurPage, goodPassword, people } from './people.test-helper.ts';

/** An address is confirmed in another browser than the one in which the account was made: perhaps by somebody else. */

const station = await openTestStation({ content: 'empty', config: behindProxy });
const { db } = station.room;
const { call, codeFor, confirm, freshEmail, login, mailsTo, registered } = people(station);
const strangers = 'Gabbiano-Nero-13!';
const owners = 'Conchiglia-Rosa-58!';

const personOf = async (userId: number) => (await db.select().from(users).where(eq(users.id, userId)))[0];
const triesLeft = async (userId: number) =>
  (await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.userId, userId)))[0]?.triesLeft;

test('[CONFIRM-03] the owner of an address chooses the password, and a stranger’s opens nothing any more', async () => {
  const { userId, email, browser } = await registered(freshEmail(), strangers);
  const code = await codeFor(email);
  const asked = await call('confirmEmail', { userId, code });
  expect([asked.status, asked.body.message]).toEqual([409, 'new password needed']);
  expect([await triesLeft(userId), (await personOf(userId))?.emailConfirmed]).toEqual([5, false]);
  const { body, response } = await call('confirmEmail', { userId, code, newPassword: owners });
  expect(body.data).toMatchObject({ user: { userId, emailConfirmed: true }, token: expect.stringMatching(/^ey/) });
  for (const headers of [{}, browser]) {
    expect((await login(email, strangers, headers)).body.message).toBe('invalid email or password');
  }
  const again = await login(email, owners, { cookie: cookiesOf(response) });
  expect(again.body.data.token).toMatch(/^ey/);
  // The owner's browser is known, so nobody is told of a new one.
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['confirmation-code']);
});

test('whoever registered at a desk and confirms on a phone may keep the password', async () => {
  const { userId, email } = await registered();
  const { status } = await call('confirmEmail', { userId, code: await codeFor(email), newPassword: goodPassword });
  expect([status, (await login(email, goodPassword)).status]).toEqual([200, 200]);
});

test('a password that is refused, and a wrong code, leave everything as it was', async () => {
  const account = await registered();
  const { userId, email, password } = account;
  const code = await codeFor(email);
  const before = await personOf(userId);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  for (const [attempt, message] of [
    [{ code, newPassword: 'curta' }, 'invalid password'],
    [{ code, newPassword: 'semmaiuscula-1' }, 'invalid password'],
    [{ code, newPassword: 'P@ssw0rd2026!' }, 'password too common'],
    [{ code: wrong, newPassword: owners }, 'wrong code'],
  ] as const) {
    expect((await call('confirmEmail', { userId, ...attempt })).body.message).toBe(message);
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
  for (const cookie of [other.browser.cookie ?? '', forged, `${own.slice(0, -2)}AA`, 'a1_device=x']) {
    expect((await confirm({ ...account, browser: { cookie } })).body.message).toBe('new password needed');
  }
});
