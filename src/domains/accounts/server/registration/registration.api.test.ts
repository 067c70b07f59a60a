import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { createLog } from '#server/log.ts';
import { mailOutbox } from '#server/mail/mail.tables.ts';
import { openTestStation } from '../../../../../tests/test-station.ts';
import { oneTimeCodes, users } from '../accounts.tables.ts';
import { bearer, behindProxy, cookiesOf, goodPassword, people } from '../people.test-helper.ts';

const clock = createFakeClock(Date.now());
const lines: string[] = [];
const log = createLog('error', { write: (line) => void lines.push(line) });
const station = await openTestStation({ content: 'empty', clock, config: behindProxy, log });
const { db } = station.context;
const { call, codeFor, confirm, freshEmail, login, mailsTo, profile, registered } = people(station);

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a registration', () => {
  test.each([
    ['invalid name', { name: 'Al' }],
    ['invalid name', { name: 'R2 D2' }],
    ['invalid email', { email: 'ana@example' }],
    ['invalid email', { email: `${'a'.repeat(45)}@example.org` }],
    ['invalid password', { password: 'Curta-1' }],
    ['invalid password', { password: 'semmaiuscula-1' }],
    ['password too common', { password: 'P@ssw0rd2026!' }],
  ])('[REGISTER-01] is refused with %s for %o', async (message, wrongPart) => {
    const good = { name: 'Ana Luísa', email: freshEmail(), password: goodPassword };
    const { status, body } = await call('registerUser', { ...good, ...wrongPart });
    expect([status, body.message]).toEqual([400, message]);
  });

  test('[REGISTER-13] makes an unconfirmed account, mails a code and opens nothing', async () => {
    const email = freshEmail();
    const { status, body, response } = await call('registerUser', {
      name: ' Ana Luísa ',
      email,
      password: goodPassword,
    });
    expect(status).toBe(200);
    expect(body.data.user).toMatchObject({ name: 'Ana Luísa', email, emailConfirmed: false, isPro: false });
    expect(response.headers.getSetCookie()).toEqual([]);
    const [mail] = await mailsTo(email);
    const code = await codeFor(email);
    expect(code).toMatch(/^\d{6}$/);
    expect(mail?.subject).toContain('Confirme o seu e-mail');
    expect(mail?.html).toContain(`screen=confirmEmail&amp;userId=${body.data.user.userId}&amp;code=${code}`);
    expect(mail?.text).toContain(`screen=confirmEmail&userId=${body.data.user.userId}&code=${code}`);
    const [kept] = await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.userId, body.data.user.userId));
    expect(kept?.codeHash).not.toContain(code);
  });

  test('[REGISTER-13] on an address that has an account is refused, confirmed or not, and changes nothing', async () => {
    const account = await registered();
    const again = { name: 'Outra Pessoa', email: account.email.toUpperCase(), password: 'Outra-Senha-99!' };
    const first = await call('registerUser', again);
    expect([first.status, first.body.message]).toEqual([409, 'email already registered']);
    await confirm(account);
    expect((await call('registerUser', again)).body.message).toBe('email already registered');
    expect((await login(account.email, again.password)).body.message).toBe('invalid email or password');
    expect((await login(account.email, account.password)).body.data.user.name).toBe('Ana Luísa');
  });

  test('[REGISTER-17] of a disabled account is refused', async () => {
    const { email, password } = await registered();
    await db.update(users).set({ disabled: true }).where(eq(users.email, email));
    const { status, body } = await call('registerUser', { name: 'Ana Luísa', email, password });
    expect([status, body.message]).toEqual([403, 'user disabled']);
  });

  test('[REGISTER-13] of one address eight times at once makes one account and one mail', async () => {
    const email = freshEmail();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call('registerUser', { name: 'Ana Luísa', email, password: goodPassword })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect(await db.$count(users, eq(users.email, email))).toBe(1);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('[MAIL-01] whose mail cannot be written leaves no account', async () => {
    const email = freshEmail();
    await db.execute(sql`alter table ${mailOutbox} add constraint nobody check ("to" <> ${sql.raw(`'${email}'`)})`);
    const { status } = await call('registerUser', { name: 'Ana Luísa', email, password: goodPassword });
    await db.execute(sql`alter table ${mailOutbox} drop constraint nobody`);
    expect(status).toBe(500);
    expect(lines.join()).toContain('a request failed');
    expect(lines.join()).not.toContain(email);
    expect(await db.$count(users, eq(users.email, email))).toBe(0);
    expect((await call('registerUser', { name: 'Ana Luísa', email, password: goodPassword })).status).toBe(200);
  });
});

describe('the code', () => {
  test('[CONFIRM-03] [CONFIRM-14] confirms the address once and opens a session', async () => {
    const account = await registered();
    const { userId, email, password } = account;
    const code = await codeFor(email);
    const { status, body, response } = await confirm(account, code);
    expect(status).toBe(200);
    expect(body.data.user).toMatchObject({ userId, emailConfirmed: true });
    expect((await profile(bearer(body.data.token))).status).toBe(200);
    expect((await profile({ cookie: cookiesOf(response) })).status).toBe(200);
    const again = await confirm(account, code);
    expect([again.status, again.body.message]).toEqual([409, 'email already confirmed']);
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['confirmation-code']);
    expect((await login(email, password)).body.data.token).toMatch(/^ey/);
  });

  test('[CONFIRM-03] is refused when it is wrong, of another account, or the account unknown or disabled', async () => {
    const one = await registered();
    const other = await registered();
    const code = await codeFor(one.email);
    const attempts = [
      [one, wrong(code)],
      [other, code],
      [{ ...one, userId: 2_000_000_000 }, code],
    ] as const;
    for (const [account, tried] of attempts) {
      const { status, body } = await confirm(account, tried);
      expect([status, body.message]).toEqual([400, 'wrong code']);
    }
    await db.update(users).set({ disabled: true }).where(eq(users.id, one.userId));
    expect((await confirm(one, code)).body.message).toBe('user disabled');
  });

  test('[CONFIRM-14] is worth nothing after ten minutes', async () => {
    const account = await registered();
    const code = await codeFor(account.email);
    clock.advance(10 * 60_000);
    expect((await confirm(account, code)).body.message).toBe('wrong code');
  });

  test('[SECURITY-03] is worth nothing after five wrong tries, and a sixth that is right is refused', async () => {
    const account = await registered();
    const code = await codeFor(account.email);
    for (let attempt = 1; attempt <= 5; attempt++) await confirm(account, wrong(code));
    expect((await confirm(account, code)).body.message).toBe('wrong code');
  });

  test('[SECURITY-03] gives guesses at the same instant no more than five tries together', async () => {
    const account = await registered();
    const code = await codeFor(account.email);
    const guesses = await Promise.all(Array.from({ length: 9 }, () => confirm(account, wrong(code))));
    expect(new Set(guesses.map(({ body }) => body.message))).toEqual(new Set(['wrong code']));
    const [row] = await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.userId, account.userId));
    expect(row?.triesLeft).toBe(0);
    expect((await confirm(account, code)).body.message).toBe('wrong code');
  });

  test('[CONFIRM-03] used twice at the same instant opens one session', async () => {
    const account = await registered();
    const code = await codeFor(account.email);
    const answers = await Promise.all([confirm(account, code), confirm(account, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('[CONFIRM-10] is mailed anew on request, and the one before is worth nothing then', async () => {
    const account = await registered();
    const { userId, email } = account;
    const before = await codeFor(email);
    const { status, body } = await call('resendConfirmationEmail', { name: 'Ana Luísa', userId, email });
    expect([status, body.status, body.data]).toEqual([200, 'success', null]);
    const after = await codeFor(email);
    if (after !== before) expect((await confirm(account, before)).body.message).toBe('wrong code');
    expect((await confirm(account, after)).status).toBe(200);
    const late = await call('resendConfirmationEmail', { name: '', userId, email });
    expect([late.status, late.body.message]).toEqual([409, 'email already confirmed']);
  });

  test('[CONFIRM-10] goes to nobody but the address of the account', async () => {
    const { userId, email } = await registered();
    const stranger = freshEmail();
    const foreign = await call('resendConfirmationEmail', { name: '', userId, email: stranger });
    expect([foreign.status, foreign.body.message]).toEqual([404, 'user not found']);
    expect(await mailsTo(stranger)).toEqual([]);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});
