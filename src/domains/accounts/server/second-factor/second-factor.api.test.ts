import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { staffAudit } from '#server/desk/staff.tables.ts';
import { tampered } from '../../../../../tests/tampered.ts';
import { openTestStation } from '../../../../../tests/test-station.ts';
import type { StaffRole } from '../../accounts.rules.ts';
import { recoveryCodes, secondFactors, sessions, staffRoles } from '../accounts.tables.ts';
import { bearer, behindProxy, cookiesOf, goodPassword, people } from '../people.test-helper.ts';
import { base32Bytes, staffWith } from './staff.test-helper.ts';
import { totpCode, totpStep } from './totp.ts';

const clock = createFakeClock(Date.now());
const station = await openTestStation({ content: 'empty', clock, config: behindProxy });
const { db } = station.context;
const folk = people(station);
const { call, login, profile, mailsTo, member } = folk;
const stepMs = 30_000;
const hour = 3_600_000;

const staff = (...roles: StaffRole[]) => staffWith(station, clock, roles);
const put = (token: string, roles: string[]) =>
  station.post('/api/v1/staff/secondFactorRoles', { roles }, { method: 'PUT', headers: bearer(token) });
const second = (challenge: string, code: string, headers = {}) =>
  call('loginSecondFactor', { challenge, code }, headers);
/** Without any demand left behind for the next test. */
const undemand = () => db.execute('delete from second_factor_roles');

describe('turning it on', () => {
  test('[DESK-18] is for staff: a listener is refused, and is told of no such thing', async () => {
    const { token, password } = await member();
    const { status, body } = await call('beginSecondFactor', { password }, bearer(token));
    expect([status, body.message]).toEqual([403, 'staff only']);
    expect((await profile(bearer(token))).body.data).not.toHaveProperty('secondFactor');
    expect((await put(token, [])).status).toBe(403);
    expect((await call('beginSecondFactor', { password })).status).toBe(401);
  });

  test('[DESK-18] asks for the password, shows the secret as text and address, and keeps it encrypted', async () => {
    const { token, userId, email, password } = await staff('editor');
    for (const wrong of ['Sbagliata-12345!', false]) {
      expect((await call('beginSecondFactor', { password: wrong }, bearer(token))).body.message).toBe('wrong password');
    }
    const { body } = await call('beginSecondFactor', { password }, bearer(token));
    expect(body.data.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.data.address).toBe(
      `otpauth://totp/Antena%201:${encodeURIComponent(email)}?secret=${body.data.secret}&issuer=Antena%201`,
    );
    const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
    const kept = Buffer.from(row?.sealedSecret ?? '', 'base64url');
    expect(kept.includes(base32Bytes(body.data.secret))).toBe(false);
    // Begun is not on: the login asks for nothing yet.
    expect((await login(email, password)).status).toBe(200);
  });

  test('[DESK-18] takes a right code, hands out ten recovery codes once, ends the other sessions and tells the owner', async () => {
    const { token, userId, email, password, begin, appCode } = await staff('editor');
    const other = (await login(email, password)).body.data.token;
    expect((await call('confirmSecondFactor', { code: '000000' }, bearer(token))).body.message).toBe('nothing begun');
    await begin();
    expect((await call('confirmSecondFactor', { code: '000000' }, bearer(token))).body.message).toBe('wrong code');
    const { body } = await call('confirmSecondFactor', { code: appCode() }, bearer(token));
    expect(new Set(body.data.recoveryCodes).size).toBe(10);
    for (const code of body.data.recoveryCodes) expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    const hashes = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    expect(hashes).toHaveLength(10);
    expect(JSON.stringify(hashes)).not.toContain(body.data.recoveryCodes[0]);
    expect([(await profile(bearer(other))).status, (await profile(bearer(token))).status]).toEqual([401, 200]);
    const { secondFactor } = (await profile(bearer(token))).body.data;
    expect(secondFactor).toEqual({ isOn: true, isDemanded: false, recoveryCodesLeft: 10 });
    expect((await mailsTo(email)).map(({ kind }) => kind)).toContain('second-factor-on');
    const again = await call('beginSecondFactor', { password }, bearer(token));
    expect([again.status, again.body.message]).toEqual([409, 'second factor is on']);
  });
});

describe('the login of somebody who has it on', () => {
  test('[DESK-18] opens nothing by the password alone, and everything by the code after it', async () => {
    const { email, password, appCode } = await (await staff('editor')).turnedOn();
    const first = await login(email, password);
    expect([first.status, first.body.message]).toEqual([403, 'second factor required']);
    expect(cookiesOf(first.response)).toBe('');
    const { challenge } = first.body.data;
    expect((await second(challenge, '000000')).body.message).toBe('wrong code');
    const { status, body, response } = await second(challenge, appCode());
    expect([status, body.data.user.email]).toEqual([200, email]);
    expect(cookiesOf(response)).toMatch(/auth_jwt=/);
    expect((await profile(bearer(body.data.token))).status).toBe(200);
  });

  test('[DESK-18] takes a code once, one step early or late, and none from before', async () => {
    const { email, password, secret, appCode } = await (await staff('editor')).turnedOn();
    const { challenge } = (await login(email, password)).body.data;
    const code = appCode();
    const twice = await Promise.all([second(challenge, code), second(challenge, code)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 400]);
    clock.advance(10 * stepMs);
    const late = (await login(email, password)).body.data.challenge;
    const at = (by: number) => totpCode(secret(), totpStep(clock.now()) + by);
    expect((await second(late, at(-2))).status).toBe(400);
    expect((await second(late, at(2))).status).toBe(400);
    expect((await second(late, at(-1))).status).toBe(200);
    expect((await second(late, at(1))).status).toBe(200);
    expect((await second(late, at(0))).status).toBe(400);
  });

  test('[DESK-18] takes each recovery code once, however it is typed', async () => {
    const { email, password, codes, token } = await (await staff('editor')).turnedOn();
    const { challenge } = (await login(email, password)).body.data;
    const [one = '', two = ''] = codes;
    expect((await second(challenge, one)).status).toBe(200);
    expect((await second(challenge, one)).body.message).toBe('wrong code');
    expect((await second(challenge, ` ${two.toUpperCase().replaceAll('-', ' ')}`)).status).toBe(200);
    expect((await profile(bearer(token))).body.data.secondFactor.recoveryCodesLeft).toBe(8);
  });

  test('[DESK-18] gives a challenge for five minutes, for one account and one password', async () => {
    const one = await (await staff('editor')).turnedOn();
    const other = await (await staff('editor')).turnedOn();
    const { challenge } = (await login(one.email, one.password)).body.data;
    const stolen = challenge.replace(/^\d+/, String(other.userId));
    for (const wrong of [stolen, tampered(challenge), '', 'x', '1.2.3']) {
      expect((await second(wrong, other.appCode())).body.message).toBe('challenge expired');
    }
    clock.advance(5 * 60_000);
    expect((await second(challenge, one.appCode())).body.message).toBe('challenge expired');
    const fresh = (await login(one.email, one.password)).body.data.challenge;
    await call(
      'updateProfile',
      { user: { newPassword: 'outra senha boa' }, password: goodPassword },
      bearer(one.token),
    );
    expect((await second(fresh, one.appCode())).body.message).toBe('challenge expired');
  });

  test('[SECURITY-03] [DESK-18] lets codes be guessed ten times an hour, and a known browser counts apart', async () => {
    const { email, password, appCode, cookie } = await (await staff('editor')).turnedOn();
    const { challenge } = (await login(email, password)).body.data;
    const statuses: number[] = [];
    for (let tried = 0; tried < 11; tried++) statuses.push((await second(challenge, '000000')).status);
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    expect((await second(challenge, appCode())).status).toBe(429);
    expect((await second(challenge, appCode(), { cookie })).status).toBe(200);
  });
});

describe('turning it off, and new recovery codes', () => {
  test('[DESK-18] need a code each, and the codes from before are worth nothing', async () => {
    const { email, password, token, codes, appCode } = await (await staff('editor')).turnedOn();
    expect((await call('renewRecoveryCodes', { code: '000000' }, bearer(token))).body.message).toBe('wrong code');
    const renewed = (await call('renewRecoveryCodes', { code: appCode() }, bearer(token))).body.data.recoveryCodes;
    expect(renewed).toHaveLength(10);
    const { challenge } = (await login(email, password)).body.data;
    expect((await second(challenge, codes[0] ?? '')).status).toBe(400);
    expect((await call('endSecondFactor', { code: '000000' }, bearer(token))).body.message).toBe('wrong code');
    expect((await call('endSecondFactor', { code: renewed[0] }, bearer(token))).status).toBe(200);
    expect((await login(email, password)).status).toBe(200);
    expect((await mailsTo(email)).map(({ kind }) => kind)).toContain('second-factor-off');
    expect((await call('endSecondFactor', { code: '000000' }, bearer(token))).body.message).toBe(
      'second factor is off',
    );
  });
});

describe('a role that demands it', () => {
  test('[DESK-18] is set by the administrator, who has it on before demanding it of their own role', async () => {
    const admin = await staff('administrator');
    const editor = await staff('editor');
    expect((await put(editor.token, ['editor'])).status).toBe(403);
    expect((await put(admin.token, ['administrator'])).body.message).toBe('own second factor first');
    expect((await put(admin.token, ['nobody'])).status).toBe(400);
    expect((await put(admin.token, ['editor', 'editor'])).body.data).toEqual({ roles: ['editor'] });
    await admin.turnedOn();
    expect((await put(admin.token, ['editor', 'administrator'])).body.data.roles).toEqual(['administrator', 'editor']);
    const read = await station.get('/api/v1/staff/secondFactorRoles', { headers: bearer(admin.token) });
    expect(read.body.data.roles).toEqual(['administrator', 'editor']);
    const kept = await db
      .select()
      .from(staffAudit)
      .where(eq(staffAudit.title, 'Secondo fattore'))
      .orderBy(staffAudit.id);
    expect(kept.map(({ userId, before, after }) => ({ userId, before, after }))).toEqual([
      { userId: admin.userId, before: { roles: [] }, after: { roles: ['editor'] } },
      { userId: admin.userId, before: { roles: ['editor'] }, after: { roles: ['administrator', 'editor'] } },
    ]);
    await undemand();
  });

  test('[DESK-18] sleeps until its holder has turned it on, and cannot be turned off then', async () => {
    const { userId, token, turnedOn, appCode } = await staff('statistics');
    const reads = () => station.get('/api/v1/stats/getListeners', { headers: bearer(token) });
    const open = (await reads()).status;
    expect(open).not.toBe(403);
    await db.execute("insert into second_factor_roles values ('statistics')");
    expect((await reads()).status).toBe(403);
    expect((await profile(bearer(token))).body.data.secondFactor).toMatchObject({ isOn: false, isDemanded: true });
    await turnedOn();
    expect((await reads()).status).toBe(open);
    const off = await call('endSecondFactor', { code: appCode() }, bearer(token));
    expect([off.status, off.body.message]).toEqual([409, 'second factor demanded']);
    await db.delete(staffRoles).where(eq(staffRoles.userId, userId));
    expect((await reads()).status).toBe(403);
    await undemand();
  });
});

describe('a session', () => {
  test('[DESK-18] of staff ends after twelve idle hours, and every call begins them anew', async () => {
    const { token, userId } = await staff('editor');
    for (let calls = 0; calls < 3; calls++) {
      clock.advance(11 * hour);
      expect((await profile(bearer(token))).status).toBe(200);
    }
    clock.advance(12 * hour);
    expect((await profile(bearer(token))).status).toBe(401);
    expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(0);
  });

  test('ends after thirty days, of staff who use it all the time and of listeners alike', async () => {
    const listener = await member();
    const editor = await staff('editor');
    for (let passed = 0; passed < 710; passed += 10) {
      clock.advance(10 * hour);
      expect((await profile(bearer(editor.token))).status).toBe(200);
    }
    const fresh = (await profile(bearer(listener.token))).body.data.token;
    clock.advance(10 * hour);
    for (const token of [listener.token, fresh, editor.token]) expect((await profile(bearer(token))).status).toBe(401);
  });
});
