import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openTestStation } from '../../../../../tests/test-station.ts';
import { identities, users } from '../accounts.tables.ts';
import { cookiesOf, fromOurPage } from '../people.test-helper.ts';
import { staffWith } from '../second-factor/staff.test-helper.ts';
import type { TokenWish } from './firebase-project.test-helper.ts';
import { openSocialStation, password, passwordHash } from './social-station.test-helper.ts';

const { project, station, db, call, somebody, login, register, link, addAccount, personOf, disable, mailTo } =
  await openSocialStation();

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
    const { body, response } = await register(who, fromOurPage);
    expect(body.data).toMatchObject({ user: { emailConfirmed: false }, token: null });
    const cookie = cookiesOf(response);
    expect(cookie).toMatch(/^a1_device=[^;]+$/);
    const { code, count } = await mailTo(who.email, 'confirmation-code');
    expect([count, code]).toEqual([1, expect.stringMatching(/^\d{6}$/)]);
    expect((await login(who)).body.data).toMatchObject({ user: { email: who.email }, token: null });
    const confirmation = { userId: body.data.user.userId, code };
    const confirmed = await station.post('/api/v1/profile/confirmEmail', confirmation, { headers: { cookie } });
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

  test('[DESK-18] of somebody with a second factor asks for it, and opens nothing before', async () => {
    const staff = await (await staffWith(station, { now: Date.now, advance: () => undefined }, ['editor'])).turnedOn();
    const who = somebody({ email: staff.email });
    await db.insert(identities).values({ firebaseUid: who.uid, userId: staff.userId, provider: 'google' });
    const { status, body, response } = await login(who);
    expect([status, body.message]).toEqual([403, 'second factor required']);
    expect(cookiesOf(response)).not.toContain('auth_jwt');
    const step = { challenge: body.data.challenge, code: staff.codes[0] };
    const { body: entered } = await station.post('/api/v1/profile/loginSecondFactor', step);
    expect(entered.data).toMatchObject({ user: { userId: staff.userId }, token: expect.stringMatching(/^ey/) });
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
