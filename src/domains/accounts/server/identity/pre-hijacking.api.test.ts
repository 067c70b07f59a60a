import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestStation } from '../../../../../tests/test-station.ts';
import { identities, oneTimeCodes, resetTokens, sessions, users } from '../accounts.tables.ts';
import { bearer, behindProxy, people } from '../people.test-helper.ts';
import { openFirebaseProject, type TokenWish } from './firebase-project.test-helper.ts';

/** Somebody prepares an account under an address that is not theirs and waits for its owner. */

const project = await openFirebaseProject();
const station = await openTestStation({ content: 'empty', config: { ...behindProxy, firebase: project.firebase } });
const { db } = station.context;
const { call, login, registered, confirm, member, freshEmail, codeFor, resetTokenFor, mailsTo, profile } =
  people(station);
const theirs = 'Gabbiano-Nero-13!';

let last = 0;
async function social(name: string, wish: TokenWish, proof: { password?: string; code?: string } = {}) {
  const { provider = 'google' } = wish;
  return call(name, { idToken: await project.token(wish), provider, ...proof });
}
const owner = (email: string) => ({ uid: `owner-${++last}`, email, name: 'Vera Padrona' });
const stranger = (email: string) =>
  ({ uid: `stranger-${++last}`, email, provider: 'facebook', verified: false, name: 'Straniero' }) as const;

async function linkCode(email: string): Promise<string> {
  const mail = (await mailsTo(email)).find(({ kind }) => kind === 'link-code');
  return /\n {4}(\d{6})\n/.exec(mail?.text ?? '')?.[1] ?? '';
}

test('classic-federated merge: the stranger’s password, code, link and session open nothing once the owner came', async () => {
  const { userId, email } = await registered(freshEmail(), theirs);
  const code = await codeFor(email);
  await call('requestPasswordReset', { email });
  const resetToken = await resetTokenFor(email);
  const held = await station.context.db
    .insert(sessions)
    .values({ userId, endsAt: new Date(Date.now() + 86_400_000) })
    .returning();
  expect(held).toHaveLength(1);

  const { body } = await social('registerUserFirebase', owner(email));
  expect(body.data.user).toMatchObject({ userId, name: 'Vera', lastName: 'Padrona', emailConfirmed: true });
  expect((await login(email, theirs)).body.message).toBe('invalid email or password');
  expect((await call('confirmEmail', { userId, code })).body.message).toBe('email already confirmed');
  const reset = { userId, newPassword: theirs, resetToken };
  expect((await call('resetPassword', reset)).body.message).toBe('invalid data');
  expect(await db.select().from(sessions).where(eq(sessions.userId, userId))).toHaveLength(1);
  for (const table of [oneTimeCodes, resetTokens]) {
    expect(await db.select().from(table).where(eq(table.userId, userId))).toEqual([]);
  }
  expect((await profile(bearer(body.data.token))).status).toBe(200);
});

test('unexpired session: a session opened before the owner came ends', async () => {
  const { userId, email, password } = await registered(freshEmail(), theirs);
  await db.update(users).set({ emailConfirmed: true }).where(eq(users.id, userId));
  const { token } = (await login(email, password)).body.data;
  expect((await profile(bearer(token))).status).toBe(200);
  await db.update(users).set({ emailConfirmed: false }).where(eq(users.id, userId));
  expect((await social('registerUserFirebase', owner(email))).status).toBe(200);
  expect((await profile(bearer(token))).status).toBe(401);
});

test('trojan identifier: an identity tied to the address before falls off when the owner registers', async () => {
  const email = freshEmail();
  const trojan = stranger(email);
  expect((await social('registerUserFirebase', trojan)).body.data.token).toBeNull();
  const person = owner(email);
  expect((await social('loginFirebase', person)).body.message).toBe('user not found by firebaseUid or firebaseEmail');
  expect((await social('registerUserFirebase', person)).body.data.token).toMatch(/^ey/);
  expect((await social('loginFirebase', trojan)).body.message).toBe(
    'user found by email but with different firebaseUid',
  );
  expect((await social('loginFirebase', person)).body.data.token).toMatch(/^ey/);
});

test('trojan identifier: it falls off, too, when the owner comes by a new password', async () => {
  const email = freshEmail();
  const trojan = stranger(email);
  const { userId } = (await social('registerUserFirebase', trojan)).body.data.user;
  await call('requestPasswordReset', { email });
  const resetToken = await resetTokenFor(email);
  expect((await call('resetPassword', { userId, newPassword: 'Mare-Calmo-88', resetToken })).status).toBe(200);
  expect((await social('loginFirebase', trojan)).body.message).toBe('user found by email but without firebaseUid');
  expect((await login(email, 'Mare-Calmo-88')).body.data.token).toMatch(/^ey/);
});

test('trojan identifier: it falls off, too, when the owner confirms the address elsewhere', async () => {
  const email = freshEmail();
  const trojan = stranger(email);
  const { userId } = (await social('registerUserFirebase', trojan)).body.data.user;
  const code = await codeFor(email);
  const { body } = await call('confirmEmail', { userId, code });
  expect(body.data.user).toMatchObject({ userId, emailConfirmed: true });
  const first = { user: { newPassword: 'Mare-Calmo-88!' }, password: false };
  expect((await call('updateProfile', first, bearer(body.data.token))).status).toBe(200);
  expect((await social('loginFirebase', trojan)).body.message).toBe('user found by email but without firebaseUid');
  expect((await login(email, 'Mare-Calmo-88!')).body.data.token).toMatch(/^ey/);
});

test('non-verifying provider: an address that nobody verified opens, takes and binds no account', async () => {
  const account = await registered();
  const { userId, email } = account;
  await confirm(account);
  const liar = stranger(email);
  expect((await social('loginFirebase', liar)).body.message).toBe('user found by email but without firebaseUid');
  expect((await social('registerUserFirebase', liar)).body.message).toBe(
    'email already registered with other firebaseUid',
  );
  expect((await social('linkFirebase', liar)).body.message).toBe('code sent');
  expect((await social('linkFirebase', liar, { code: '123456' })).body.message).toBe('wrong code');
  expect(await db.$count(identities, eq(identities.userId, userId))).toBe(0);
});

test('non-verifying provider: it does not take over an account that waits for its confirmation', async () => {
  const { email, password } = await registered();
  const { body } = await social('registerUserFirebase', stranger(email));
  expect(body.message).toBe('email already registered with other firebaseUid');
  expect((await login(email, password)).body.data).toMatchObject({ user: { email }, token: null });
});

test('the password of an unconfirmed account and an unverified identity prove nothing together: a code goes to the owner', async () => {
  const { userId, email } = await registered(freshEmail(), theirs);
  const liar = stranger(email);
  expect((await social('linkFirebase', liar, { password: theirs })).body).toMatchObject({
    message: 'code sent',
    data: null,
  });
  expect(await db.$count(identities, eq(identities.userId, userId))).toBe(0);
});

test('the owner who links by code leaves the stranger’s password behind', async () => {
  const { userId, email } = await registered(freshEmail(), theirs);
  const person = owner(email);
  await social('linkFirebase', person);
  const { body } = await social('linkFirebase', person, { code: await linkCode(email) });
  expect(body).toMatchObject({ message: 'account linked', data: { user: { userId, emailConfirmed: true } } });
  expect((await login(email, theirs)).body.message).toBe('invalid email or password');
});

test('a code that a stranger asked for binds the stranger’s identity only, and dies with the owner’s link', async () => {
  const { email, password } = await member();
  const liar = stranger(email);
  await social('linkFirebase', liar);
  const code = await linkCode(email);
  const person = owner(email);
  expect((await social('linkFirebase', person, { code })).body.message).toBe('wrong code');
  expect((await social('linkFirebase', person, { password })).body.message).toBe('account linked');
  expect((await social('linkFirebase', liar, { code })).body.message).toBe(
    'user found by email but with different firebaseUid',
  );
});
