import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { staffAudit } from '#server/desk/staff.tables.ts';
import { story } from '../../../../../tests/story.ts';
import { openTestStation, type TestStation } from '../../../../../tests/test-station.ts';
import { resetTokens, setupKeys, staffRoles, users } from '../accounts.tables.ts';
import { behindProxy, goodPassword, people } from '../people.test-helper.ts';
import { inviteFirstAdministrator } from './invite-first-administrator.ts';
import { letAdministratorIn } from './let-administrator-in.ts';

const publicUrl = 'https://radio.example';
const newRole = { before: { roles: [] }, after: { roles: ['administrator'] } };

async function invited(station: TestStation): Promise<string> {
  const address = await inviteFirstAdministrator(station.context, publicUrl);
  return address?.split('#')[1] ?? '';
}

const create = (station: TestStation, key: string, change: object = {}) =>
  station.post('/api/v1/setup/createFirstAdministrator', {
    key,
    name: 'Lucia Ferri',
    email: 'lucia@example.org',
    password: goodPassword,
    ...change,
  });

describe('[DESK-14] a station that begins empty', () => {
  const test = story();
  let station: TestStation;
  beforeAll(async () => {
    station = await openTestStation({ content: 'empty', config: behindProxy });
  });

  test('keeps no key in the clear, and its address shows the key to no server', async () => {
    const address = await inviteFirstAdministrator(station.context, publicUrl);
    expect(address).toMatch(/^https:\/\/radio\.example\/redazione\/inizio#[\w-]{43}$/);
    const key = address?.split('#')[1] ?? '';
    const kept = await station.context.db.select().from(setupKeys);
    expect(kept.map(({ keyHash }) => keyHash)).not.toContain(key);
    expect((await station.post('/api/v1/setup/checkKey', { key })).status).toBe(200);
  });

  test('makes nobody an administrator without the key, and tells a stranger of no account', async () => {
    const known = await people(station).registered();
    for (const email of [known.email, 'nobody@example.org']) {
      const refused = await create(station, 'a'.repeat(43), { email });
      expect([refused.status, refused.body.message]).toEqual([403, 'invalid key']);
    }
    expect((await station.post('/api/v1/setup/checkKey', { key: 'b'.repeat(43) })).status).toBe(403);
    expect(await station.context.db.select().from(staffRoles)).toEqual([]);
  });

  test('asks the first administrator for what it asks of everybody', async () => {
    const key = await invited(station);
    const refusals = await Promise.all([
      create(station, key, { name: '4' }),
      create(station, key, { email: 'nowhere' }),
      create(station, key, { password: 'short' }),
      create(station, key, { password: 'Password1!' }),
    ]);
    expect(refusals.map(({ body }) => body.message)).toEqual([
      'invalid name',
      'invalid email',
      'invalid password',
      'password too common',
    ]);
  });

  test('of two who open two addresses at the same instant makes one administrator, signed in, and both addresses are spent', async () => {
    const keys = [await invited(station), await invited(station)];
    const answers = await Promise.all([
      create(station, keys[0] ?? '', { email: 'uno@example.org' }),
      create(station, keys[1] ?? '', { email: 'due@example.org' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    const { token, user } = answers.find(({ status }) => status === 200)?.body.data ?? {};
    const profile = await people(station).profile({ authorization: `Bearer ${token}` });
    expect(profile.body.data.user).toMatchObject({ userId: user.userId, emailConfirmed: true });
    expect(await station.context.db.select().from(staffRoles)).toEqual([
      { userId: user.userId, role: 'administrator' },
    ]);
    for (const key of keys) expect((await create(station, key, { email: 'tre@example.org' })).status).toBe(403);
    expect(await station.context.db.select().from(staffAudit)).toMatchObject([
      {
        act: 'change',
        resource: 'users',
        itemId: user.userId,
        userId: user.userId,
        userName: 'Lucia Ferri',
        ...newRole,
      },
    ]);
    expect(await inviteFirstAdministrator(station.context, publicUrl)).toBeUndefined();
  });

  test('whose only administrator is disabled invites again', async () => {
    await station.context.db.update(users).set({ disabled: true });
    expect(await inviteFirstAdministrator(station.context, publicUrl)).toBeDefined();
  });
});

describe('[DESK-14] an address that has an account already', () => {
  test('becomes the administrator with its own password only, and its confirmation is not asked for', async () => {
    const station = await openTestStation({ content: 'empty', config: behindProxy });
    const { email, userId, password } = await people(station).registered();
    const key = await invited(station);
    const wrong = await create(station, key, { email, password: `${password}x` });
    expect(wrong.body.message).toBe('wrong password');
    const right = await create(station, key, { email, password });
    expect(right.body.data.user).toMatchObject({ userId, name: 'Ana Luísa', emailConfirmed: true });
    expect(await station.context.db.select().from(staffRoles)).toEqual([{ userId, role: 'administrator' }]);
  });
});

describe('[DESK-14] whoever is locked out', () => {
  test('comes back with a new password by one address of the machine, old sessions ended and second factor off', async () => {
    const clock = createFakeClock(Date.now());
    const station = await openTestStation({ content: 'empty', config: behindProxy, clock });
    const { member, call, login, profile } = people(station);
    const { userId, email, token } = await member();
    await station.context.db.update(users).set({ disabled: true }).where(eq(users.id, userId));
    const secret = 'a secret for tests only, thirty-two or more characters';
    const wish = { email: email.toUpperCase(), name: 'Altra', withoutSecondFactor: true };
    const letIn = await letAdministratorIn(station.context.db, wish, { secret, now: new Date(clock.now()) });
    expect(letIn).toMatchObject({ userId, email, isNew: false });
    expect((await profile({ authorization: `Bearer ${token}` })).status).toBe(401);
    const newPassword = 'Tramonto-Verde-12!';
    const change = { userId, newPassword, resetToken: letIn.token };
    expect((await call('resetPassword', change)).status).toBe(200);
    expect((await call('resetPassword', change)).status).toBe(400);
    expect((await login(email, newPassword)).status).toBe(200);
    expect(await station.context.db.select().from(staffRoles)).toEqual([{ userId, role: 'administrator' }]);
    expect(await station.context.db.select().from(resetTokens)).toEqual([]);
    expect(await station.context.db.select().from(staffAudit)).toMatchObject([
      { act: 'change', resource: 'users', itemId: userId, userName: 'npm run admin', ...newRole },
    ]);
  });
});
