import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accounts } from '../../../../seed/content/accounts.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { sessions, users } from './accounts.tables.ts';

const station = await openTestStation();
const listener = account('listener');
const editor = account('editor');

function account(key: string) {
  const found = accounts.find((one) => one.key === key);
  if (!found) throw new Error(`no demo account ${key}`);
  return found;
}

function signIn({ email, password }: { email: string; password: string }) {
  return station.post('/api/v1/profile/login', { email, password });
}

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

test('[LOGIN-04] a wrong password and an unknown address are refused with the same words', async () => {
  const wrong = await signIn({ ...listener, password: 'Sbagliata-12345!' });
  const unknown = await signIn({ email: 'nessuno@example.org', password: listener.password });
  expect(wrong.body).toEqual({ status: 400, message: 'invalid email or password', data: null });
  expect(unknown.body).toEqual(wrong.body);
});

test('[API-06] signing in sets the auth_jwt cookie, out of reach of scripts', async () => {
  const { response, body } = await signIn({ ...listener, email: listener.email.toUpperCase() });
  expect(body.data.user).toMatchObject({
    name: 'Chiara',
    emailConfirmed: true,
    isPro: false,
    registrationComplete: false,
  });
  const [auth, hint, device] = response.headers.getSetCookie();
  expect(auth).toMatch(/^auth_jwt=ey[\w.-]+; Path=\/; SameSite=Lax; HttpOnly; Max-Age=\d+$/);
  expect(hint).toMatch(/^a1_signed_in=1; Path=\/; SameSite=Lax; Max-Age=\d+$/);
  expect(device).toMatch(/^a1_device=[\w.-]+; Path=\/; SameSite=Lax; HttpOnly; Max-Age=15552000$/);
});

test('[API-06] on https the cookie is Secure', async () => {
  const secure = await openTestStation({
    connection: station.connection,
    config: { publicUrl: 'https://radio.example' },
  });
  const { response } = await secure.post('/api/v1/profile/login', {
    email: listener.email,
    password: listener.password,
  });
  expect(response.headers.getSetCookie()[0]).toContain('; Secure');
});

test.each([
  ['listener', { registrationComplete: false, isPro: false }],
  ['complete', { registrationComplete: true, isPro: false }],
  ['pro', { isPro: true }],
])('the demo account %s is what the README says', async (key, expected) => {
  const { body } = await signIn(account(key));
  expect(body.data.user).toMatchObject(expected);
});

describe('a session', () => {
  test('[SESSION-01] [PROFILE-05] is known by its cookie and by its token', async () => {
    const { body, response } = await signIn(editor);
    const byToken = await station.get('/api/v1/profile/getProfile', bearer(body.data.token));
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const byCookie = await station.get('/api/v1/profile/getProfile', { headers: { cookie } });
    expect(byToken.body.data.user.email).toBe(editor.email);
    expect(byCookie.body.data.user.email).toBe(editor.email);
  });

  test('[LOGOUT-06] ends at once with the logout, with the account disabled and with its row gone', async () => {
    const ends: ((token: string) => Promise<unknown>)[] = [
      (token) => station.post('/api/v1/profile/logout', '', bearer(token)),
      () => station.context.db.update(users).set({ disabled: true }).where(eq(users.email, editor.email)),
      () => station.context.db.delete(sessions),
    ];
    for (const end of ends) {
      await station.context.db.update(users).set({ disabled: false });
      const { body } = await signIn(editor);
      const token: string = body.data.token;
      expect((await station.get('/api/v1/profile/getProfile', bearer(token))).status).toBe(200);
      await end(token);
      expect((await station.get('/api/v1/profile/getProfile', bearer(token))).status).toBe(401);
    }
    await station.context.db.update(users).set({ disabled: false });
  });

  test.each([
    ['nothing', ''],
    ['noise', 'Bearer noise-noise-noise-noise'],
    [
      'an unsigned token',
      `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sid":"x","sub":"1"}').toString('base64url')}.`,
    ],
    [
      'a token of another secret',
      'Bearer eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiIwMDAwMDAwMC0wMDAwLTAwMDAtMDAwMC0wMDAwMDAwMDAwMDAiLCJzdWIiOiIxIn0.c2lnbmF0dXJlc2lnbmF0dXJlc2lnbmF0dXJl',
    ],
  ])('is not opened by %s', async (_what, authorization) => {
    const { status } = await station.get('/api/v1/profile/getProfile', { headers: { authorization } });
    expect(status).toBe(401);
  });

  test('is not ended by another site: a cross-site logout with the cookie changes nothing', async () => {
    const { body, response } = await signIn(listener);
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    await station.post('/api/v1/profile/logout', {}, { headers: { cookie, 'sec-fetch-site': 'cross-site' } });
    expect((await station.get('/api/v1/profile/getProfile', bearer(body.data.token))).status).toBe(200);
    await station.post('/api/v1/profile/logout', {}, { headers: { cookie, 'sec-fetch-site': 'same-origin' } });
    expect((await station.get('/api/v1/profile/getProfile', bearer(body.data.token))).status).toBe(401);
  });
});

test('guessing at one account is cut off after ten tries, with the time to wait', async () => {
  const guess = () => signIn({ email: 'bersaglio@example.org', password: 'x' });
  for (let attempt = 1; attempt <= 10; attempt++) expect((await guess()).status).toBe(400);
  const { status, body, response } = await guess();
  expect(status).toBe(429);
  expect(body.data.retryAfterSeconds).toBeGreaterThan(3_000);
  expect(Number(response.headers.get('retry-after'))).toBe(body.data.retryAfterSeconds);
});

test('[LOGIN-05] a disabled account does not get in', async () => {
  const { db } = station.context;
  await db
    .update(users)
    .set({ disabled: true })
    .where(eq(users.email, account('sales').email));
  const { status, body, response } = await signIn(account('sales'));
  expect([status, body.message, body.data]).toEqual([403, 'user disabled', null]);
  expect(response.headers.getSetCookie()).toEqual([]);
  const guessed = await signIn({ ...account('sales'), password: 'Sbagliata-12345!' });
  expect(guessed.body.message).toBe('invalid email or password');
});

test('[LOGIN-04] whoever has not confirmed the address is named, and gets neither token nor cookie', async () => {
  const { db } = station.context;
  const { email } = account('music');
  const [person] = await db.update(users).set({ emailConfirmed: false }).where(eq(users.email, email)).returning();
  const { status, body, response } = await signIn(account('music'));
  expect(status).toBe(200);
  expect(body.status).toBe('success');
  expect(body.data).toMatchObject({ user: { email, emailConfirmed: false }, token: null });
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await db.$count(sessions, eq(sessions.userId, person?.id ?? 0))).toBe(0);
});
