import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { mailOutbox } from '#server/mail/mail.tables.ts';
import { openTestStation } from '../../../../../tests/test-station.ts';
import { identities, oneTimeCodes, users } from '../accounts.tables.ts';
import { hashPassword } from '../passwords.ts';
import { openFirebaseProject, type TokenWish } from './firebase-project.test-helper.ts';

const project = await openFirebaseProject();
const station = await openTestStation({
  content: 'empty',
  config: { firebase: project.firebase, trustProxy: ['127.0.0.1'] },
});
const { db } = station.room;
const password = 'Conchiglia-Verde-7';
const passwordHash = await hashPassword(password);

let last = 0;
/** Somebody new in every test. */
function somebody(more: TokenWish = {}): TokenWish & { uid: string; email: string } {
  const number = ++last;
  return { uid: `uid-${number}`, ...more, email: more.email ?? `persona${number}@posta.example` };
}

async function call(name: string, wish: TokenWish, more: Record<string, unknown> = {}, cookie = '') {
  const body = { idToken: await project.token(wish), provider: wish.provider ?? 'google', ...more };
  const headers = { 'x-forwarded-for': `10.2.${Math.floor(++last / 250)}.${last % 250}`, cookie };
  return station.post(`/api/v1/profile/${name}`, body, { headers });
}
const login = (wish: TokenWish) => call('loginFirebase', wish);
const register = (wish: TokenWish) => call('registerUserFirebase', wish);
const link = (wish: TokenWish, proof: { password?: string; code?: string } = {}) => call('linkFirebase', wish, proof);

async function addAccount(email: string, values: Partial<typeof users.$inferInsert> = {}) {
  const [row] = await db
    .insert(users)
    .values({ email, name: 'Anna', passwordHash, emailConfirmed: true, ...values })
    .returning();
  if (!row) throw new Error('no account');
  return row;
}
const personOf = async (email: string) => (await db.select().from(users).where(eq(users.email, email)))[0];
const disable = (email: string) => db.update(users).set({ disabled: true }).where(eq(users.email, email));

async function mailTo(email: string, kind: string) {
  const rows = await db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.to, email), eq(mailOutbox.kind, kind)));
  return { count: rows.length, code: /\b(\d{6})\b/.exec(rows.at(-1)?.text ?? '')?.[1] ?? '' };
}

describe('the provider’s e-mail', () => {
  test.each(['loginFirebase', 'registerUserFirebase', 'linkFirebase'])(
    '[SOCIAL-08] [SOCIAL-10] %s needs an e-mail, and a verified one from Google',
    async (name) => {
      const who = somebody();
      expect((await call(name, { ...who, claims: { email: undefined } })).body.message).toBe('no email from provider');
      expect((await call(name, { ...who, claims: { email: '' } })).body.message).toBe('no email from provider');
      expect((await call(name, { ...who, email: 'ännä@posta.example' })).body.message).toBe('no email from provider');
      for (const verified of [false, undefined]) {
        const { body } = await call(name, { ...who, claims: { email_verified: verified } });
        expect(body).toEqual({ status: 400, message: 'email from provider not verified', data: null });
      }
      expect(await personOf(who.email)).toBeUndefined();
    },
  );

  test('letters that only look like the account’s do not find it', async () => {
    const { email } = somebody();
    await addAccount(`kim.${email}`);
    // U+212A becomes a plain k in lower case.
    const { body } = await login(somebody({ email: `\u212Aim.${email}` }));
    expect(body.message).toBe('no email from provider');
  });
});

describe('registering with a provider', () => {
  test('[SOCIAL-12] [SOCIAL-13] makes a confirmed account without a password and enters', async () => {
    const who = somebody({ name: 'Lia Fontes' });
    const { body, response } = await register(who);
    expect(body.data.user).toMatchObject({ name: 'Lia', lastName: 'Fontes', email: who.email, emailConfirmed: true });
    expect(response.headers.getSetCookie()[0]).toMatch(/^auth_jwt=/);
    const person = await personOf(who.email);
    expect(person?.passwordHash).toBeNull();
    const profile = await station.get('/api/v1/profile/getProfile', {
      headers: { authorization: `Bearer ${body.data.token}` },
    });
    expect(profile.body.data.user.email).toBe(who.email);
  });

  test('[SOCIAL-09] a Facebook account whose e-mail is not verified gets a code by mail and no session', async () => {
    const who = somebody({ provider: 'facebook', verified: false });
    const { body, response } = await register(who);
    expect(body.data).toMatchObject({ user: { emailConfirmed: false }, token: null });
    expect(response.headers.getSetCookie()).toEqual([]);
    const { code, count } = await mailTo(who.email, 'confirmation-code');
    expect([count, code]).toEqual([1, expect.stringMatching(/^\d{6}$/)]);
    expect((await login(who)).body.data).toMatchObject({ user: { email: who.email }, token: null });
    const confirmed = await station.post('/api/v1/profile/confirmEmail', { userId: body.data.user.userId, code });
    expect(confirmed.body.data.token).toMatch(/^ey/);
    // From here on the provider's identity is what opens the account.
    expect((await login(who)).body.data.token).toMatch(/^ey/);
  });

  test.each([
    ['the same again', (one: TokenWish) => one, 'email and firebaseUid already registered'],
    [
      'the same identity with another address',
      (one: TokenWish) => ({ ...one, email: `nuova.${one.email}` }),
      'firebaseUid already registered with other email',
    ],
    [
      'another identity with the same address',
      (one: TokenWish) => ({ ...one, uid: `altra-${one.uid}` }),
      'email already registered with other firebaseUid',
    ],
  ])('%s is refused', async (_what, change, message) => {
    const who = somebody();
    await register(who);
    expect((await register(change(who))).body).toEqual({ status: 409, message, data: null });
  });

  test('an account with a password and a confirmed address is not touched', async () => {
    const who = somebody();
    await addAccount(who.email);
    expect((await register(who)).body.message).toBe('email already registered with other firebaseUid');
    expect(await personOf(who.email)).toMatchObject({ passwordHash, name: 'Anna' });
  });

  test('[SOCIAL-34] a disabled account is refused, bound or found by its address, confirmed or not', async () => {
    const bound = somebody();
    await register(bound);
    await disable(bound.email);
    const found = somebody();
    await addAccount(found.email, { disabled: true });
    const unconfirmed = somebody();
    await addAccount(unconfirmed.email, { disabled: true, emailConfirmed: false });
    for (const who of [bound, found, unconfirmed]) {
      for (const answer of [await register(who), await login(who), await link(who, { password })]) {
        expect(answer.body).toEqual({ status: 403, message: 'user disabled', data: null });
      }
    }
  });

  test('two registrations of one identity at the same instant make one account', async () => {
    const who = somebody();
    const answers = await Promise.all(Array.from({ length: 8 }, () => register(who)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 200).map(({ body }) => body.message);
    expect(new Set(others)).toEqual(new Set(['email and firebaseUid already registered']));
    expect(await db.$count(users, eq(users.email, who.email))).toBe(1);
  });

  test('two identities with one address at the same instant make one account, and the other is refused', async () => {
    const who = somebody();
    const answers = await Promise.all([register(who), register({ ...who, uid: `altra-${who.uid}` })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('signing in with a provider', () => {
  test('[SOCIAL-11] the bound identity enters, whatever address it has today', async () => {
    const who = somebody();
    await register(who);
    const { body } = await login({ ...who, email: `oggi.${who.email}` });
    expect(body.data).toMatchObject({ user: { email: who.email }, token: expect.stringMatching(/^ey/) });
  });

  test('a bound Facebook identity enters although Facebook no longer says that its address is verified', async () => {
    const who = somebody({ provider: 'facebook' });
    await register(who);
    expect((await login({ ...who, verified: false })).body.data.token).toMatch(/^ey/);
  });

  test('nobody is found', async () => {
    const { body } = await login(somebody());
    expect(body).toEqual({ status: 404, message: 'user not found by firebaseUid or firebaseEmail', data: null });
  });

  test('the address of an account opens nothing: the link is offered', async () => {
    const who = somebody();
    await addAccount(who.email.toUpperCase());
    const { body, response } = await login(who);
    expect(body).toEqual({ status: 409, message: 'user found by email but without firebaseUid', data: null });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('an account that is bound to another identity says so', async () => {
    const who = somebody();
    await register(who);
    const { body } = await login({ ...who, uid: 'another', provider: 'facebook' });
    expect(body.message).toBe('user found by email but with different firebaseUid');
  });
});

describe('linking', () => {
  test('the password binds the identity, enters, and the next sign-in needs no proof', async () => {
    const who = somebody();
    await addAccount(who.email);
    const { body } = await link(who, { password });
    expect([body.status, body.message]).toEqual(['success', 'account linked']);
    expect(body.data.token).toMatch(/^ey/);
    expect((await login(who)).body.data.token).toMatch(/^ey/);
    expect(await personOf(who.email)).toMatchObject({ passwordHash });
  });

  test('a link whose answer was lost on its way can be asked for again', async () => {
    const who = somebody();
    await addAccount(who.email);
    await link(who, { password });
    expect((await link(who, { password })).body.message).toBe('account linked');
  });

  test('without a proof a code is mailed, and it binds this identity only', async () => {
    const who = somebody();
    await addAccount(who.email);
    const asked = await link(who);
    expect(asked.body).toEqual({ status: 'success', message: 'code sent', data: null });
    const { code } = await mailTo(who.email, 'link-code');
    const thief = { ...who, uid: 'uid-of-a-thief' };
    expect((await link(thief, { code })).body.message).toBe('wrong code');
    const { body } = await link(who, { code });
    expect(body).toMatchObject({ message: 'account linked', data: { token: expect.stringMatching(/^ey/) } });
    expect(await db.select().from(identities).where(eq(identities.firebaseUid, who.uid))).toHaveLength(1);
    const again = { ...who, uid: 'uid-later' };
    expect((await link(again, { code })).body.message).toBe('user found by email but with different firebaseUid');
  });

  test('five wrong codes spend the right one', async () => {
    const who = somebody();
    await addAccount(who.email);
    await link(who);
    const { code } = await mailTo(who.email, 'link-code');
    const wrong = code === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 5; guess++) expect((await link(who, { code: wrong })).body.message).toBe('wrong code');
    expect((await link(who, { code })).body.message).toBe('wrong code');
    expect(await db.$count(identities, eq(identities.firebaseUid, who.uid))).toBe(0);
  });

  test('guesses at the password share their count with the login', async () => {
    const who = somebody();
    await addAccount(who.email);
    for (let guess = 0; guess < 5; guess++) {
      expect((await link(who, { password: 'sbagliata' })).body.message).toBe('wrong password');
      const headers = { 'x-forwarded-for': `10.3.0.${guess}` };
      await station.post('/api/v1/profile/login', { email: who.email, password: 'sbagliata' }, { headers });
    }
    expect((await link(who, { password })).status).toBe(429);
  });

  test('a social account has no password to guess', async () => {
    const who = somebody();
    await addAccount(who.email, { passwordHash: null });
    expect((await link(who, { password })).body.message).toBe('wrong password');
  });

  test('code mails to one account are few', async () => {
    const who = somebody();
    await addAccount(who.email);
    const statuses: number[] = [];
    for (let mail = 0; mail < 7; mail++) statuses.push((await link(who)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.at(-1)).toBe(429);
    expect((await mailTo(who.email, 'link-code')).count).toBe(5);
  });

  test('nobody to link to, and somebody bound to another identity, are refused', async () => {
    const who = somebody();
    expect((await link(who, { password })).body.message).toBe('user not found by firebaseUid or firebaseEmail');
    await register(who);
    const { body } = await link({ ...who, uid: 'altra' }, { password });
    expect(body.message).toBe('user found by email but with different firebaseUid');
  });

  test('links at the same instant bind once, and no call fails', async () => {
    const who = somebody();
    await addAccount(who.email);
    const answers = await Promise.all([1, 2, 3].map((n) => link({ ...who, uid: `${who.uid}-${n}` }, { password })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

test('an expired code is worth nothing', async () => {
  const who = somebody();
  const person = await addAccount(who.email);
  await link(who);
  const { code } = await mailTo(who.email, 'link-code');
  await db
    .update(oneTimeCodes)
    .set({ endsAt: new Date(0) })
    .where(eq(oneTimeCodes.userId, person.id));
  expect((await link(who, { code })).body.message).toBe('wrong code');
});

test('the page learns the project’s public settings, and nothing more', async () => {
  const { body } = await station.get('/api/v1/profile/getIdentityProvider');
  const { keysUrl: _, ...settings } = project.firebase;
  expect(body.data).toEqual({ kind: 'firebase', ...settings });
});

test('while nothing is known of the provider’s keys the call answers 503', async () => {
  const away = { ...project.firebase, keysUrl: 'http://127.0.0.1:1/keys' };
  const lonely = await openTestStation({ connection: station.connection, config: { firebase: away } });
  const body = { idToken: await project.token(), provider: 'google' };
  const answer = await lonely.post('/api/v1/profile/loginFirebase', body);
  expect(answer.body).toEqual({ status: 503, message: 'provider unavailable', data: null });
});
