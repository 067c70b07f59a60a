import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { identities, oneTimeCodes } from '../accounts.tables.ts';
import { openSocialStation, password, passwordHash } from './social-station.test-helper.ts';

const { station, db, somebody, login, register, link, addAccount, personOf, mailTo } = await openSocialStation();

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
