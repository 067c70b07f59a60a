import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { openTestStation } from '../../../../../tests/test-station.ts';
import { identities, oneTimeCodes, resetTokens, sessions, users } from '../accounts.tables.ts';
import { bearer, behindProxy, people } from '../people.test-helper.ts';

const clock = createFakeClock(Date.now());
const station = await openTestStation({ content: 'empty', clock, config: behindProxy });
const { db } = station.context;
const { call, codeFor, freshEmail, login, mailsTo, member, profile, registered, resetTokenFor } = people(station);
const newPassword = 'nova senha boa';

const askFor = (email: string) => call('requestPasswordReset', { email });
const reset = (userId: number, resetToken: string, password = newPassword) =>
  call('resetPassword', { userId, resetToken, newPassword: password });

describe('a link for a new password', () => {
  test('[RESET-03] is mailed to the address of an account, and refused for no account or a disabled one', async () => {
    const { userId, email } = await member();
    const { status, body } = await askFor(email.toUpperCase());
    expect([status, body.data]).toEqual([200, null]);
    const [mail] = await mailsTo(email);
    expect(mail?.text).toMatch(
      new RegExp(`/\\?profile=true&screen=resetPassword&userId=${userId}&token=[\\w-]{43}\\n`),
    );
    const [kept] = await db.select().from(resetTokens).where(eq(resetTokens.userId, userId));
    expect(mail?.text).not.toContain(kept?.tokenHash);
    const unknown = await askFor(freshEmail());
    expect([unknown.status, unknown.body.message]).toEqual([404, 'user not found']);
    await db.update(users).set({ disabled: true }).where(eq(users.id, userId));
    const disabled = await askFor(email);
    expect([disabled.status, disabled.body.message]).toEqual([403, 'user disabled']);
    expect((await reset(userId, await resetTokenFor(email))).body.message).toBe('invalid data');
  });

  test('[RESET-14] sets the password, ends every session and every other link, and tells the owner', async () => {
    const { userId, email, password, token } = await member();
    await askFor(email);
    const older = await resetTokenFor(email);
    await askFor(email);
    const { status, body, response } = await reset(userId, await resetTokenFor(email));
    expect([status, body.data]).toEqual([200, null]);
    expect(response.headers.getSetCookie().join()).not.toMatch(/auth_jwt=[^;]/);
    expect((await profile(bearer(token))).status).toBe(401);
    expect((await reset(userId, older, 'ainda outra')).body.message).toBe('invalid data');
    expect((await login(email, password)).status).toBe(400);
    expect((await login(email, newPassword)).status).toBe(200);
    expect((await mailsTo(email)).map(({ kind }) => kind)).toContain('password-changed');
  });

  test('asked for again is the same link with the same end, and a new one when it is nearly over', async () => {
    const { userId, email } = await member();
    const linkNow = async () => {
      await askFor(email);
      return resetTokenFor(email);
    };
    const first = await linkNow();
    clock.advance(40 * 60_000);
    expect(await linkNow()).toBe(first);
    expect(await db.$count(resetTokens, eq(resetTokens.userId, userId))).toBe(1);
    clock.advance(15 * 60_000);
    const second = await linkNow();
    expect(second).not.toBe(first);
    clock.advance(6 * 60_000);
    expect((await reset(userId, first)).body.message).toBe('invalid data');
    expect((await reset(userId, second)).status).toBe(200);
    expect(await linkNow()).not.toBe(second);
  });

  test('[RESET-14] works once, within an hour, and for its own account only', async () => {
    const one = await member();
    const other = await member();
    await askFor(one.email);
    const token = await resetTokenFor(one.email);
    for (const [userId, shown] of [
      [other.userId, token],
      [one.userId, `${token}x`],
      [one.userId, 'x'],
    ] as const) {
      const { status, body } = await reset(userId, shown);
      expect([status, body.message]).toEqual([400, 'invalid data']);
    }
    const twice = await Promise.all([reset(one.userId, token), reset(one.userId, token)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await reset(one.userId, token)).body.message).toBe('invalid data');
    await askFor(other.email);
    clock.advance(3_600_000);
    expect((await reset(other.userId, await resetTokenFor(other.email))).body.message).toBe('invalid data');
  });

  test.each([
    ['invalid password', 'curta'],
    ['invalid password', 'x'.repeat(65)],
    ['password too common', 'flamengo10'],
  ])('[RESET-14] is not used up by a password that is refused with %s', async (message, bad) => {
    const { userId, email } = await member();
    await askFor(email);
    const token = await resetTokenFor(email);
    const { status, body } = await reset(userId, token, bad);
    expect([status, body.message]).toEqual([400, message]);
    expect((await reset(userId, token)).status).toBe(200);
  });
});

describe('an account that somebody prepared under another’s address', () => {
  /** The attacker registers; the owner of the address finds it taken and asks for a link. */
  async function prepared() {
    const account = await registered();
    await askFor(account.email);
    return { ...account, token: await resetTokenFor(account.email) };
  }

  test('opens to its owner’s new password, and no longer to the attacker’s', async () => {
    const { userId, email, password, token } = await prepared();
    expect((await login(email, password)).body.data.token).toBeNull();
    await reset(userId, token);
    expect((await login(email, password)).body.message).toBe('invalid email or password');
    const { body } = await login(email, newPassword);
    expect(body.data.user.emailConfirmed).toBe(true);
    expect(body.data.token).toEqual(expect.any(String));
  });

  test('keeps no session that was open before', async () => {
    const { userId, token } = await prepared();
    await db.insert(sessions).values({ userId, endsAt: new Date(clock.now() + 1_000_000) });
    await reset(userId, token);
    expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(0);
  });

  test('keeps no identity that was bound before', async () => {
    const { userId, token } = await prepared();
    await db.insert(identities).values({ firebaseUid: `attacker-${userId}`, userId, provider: 'facebook' });
    await reset(userId, token);
    expect(await db.$count(identities, eq(identities.userId, userId))).toBe(0);
  });

  test('keeps no code that was mailed before: nobody confirms it a second time', async () => {
    const { userId, email, token } = await prepared();
    const code = await codeFor(email);
    await reset(userId, token);
    expect(await db.$count(oneTimeCodes, eq(oneTimeCodes.userId, userId))).toBe(0);
    const { body } = await call('confirmEmail', { userId, code });
    expect(body).toMatchObject({ message: 'email already confirmed', data: null });
  });

  test('takes no other address and no other password from a second registration', async () => {
    const { userId, email, password, token } = await prepared();
    await call('registerUser', { name: 'Vítima Real', email, password: 'Minha-Senha-12!' });
    expect((await login(email, 'Minha-Senha-12!')).body.message).toBe('invalid email or password');
    expect((await login(email, password)).body.data.token).toBeNull();
    await reset(userId, token);
    const { body } = await login(email, newPassword);
    const moved = await call(
      'updateProfile',
      { user: { email: 'attacker@example.org' }, password: false },
      bearer(body.data.token),
    );
    expect(moved.body.message).toBe('email cannot be changed');
  });

  test('a confirmed account keeps its bound identity through a reset', async () => {
    const { userId, email } = await member();
    await db.insert(identities).values({ firebaseUid: `own-${userId}`, userId, provider: 'google' });
    await askFor(email);
    await reset(userId, await resetTokenFor(email));
    expect(await db.$count(identities, eq(identities.userId, userId))).toBe(1);
  });
});
