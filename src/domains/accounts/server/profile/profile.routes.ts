import { Refusal } from '#contract/refusal.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import { erasePersonalData } from '#server/personal-data.ts';
import { deleteProfile, updateProfile } from '../../accounts.contract.ts';
import { profileNames } from '../../accounts.decode.ts';
import { deviceCookie } from '../../accounts.rules.ts';
import { profileProblems } from '../../profile.rules.ts';
import type { AccountContext } from '../account-context.ts';
import { presentUser } from '../accounts.present.ts';
import {
  changePerson,
  endOtherSessionsOf,
  endSessionsOf,
  findById,
  holdPerson,
  isTakenCpf,
  type Person,
} from '../accounts.store.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import { hashPassword, isPassword } from '../passwords/passwords.ts';
import { forgetResetTokensOf } from '../passwords/reset-tokens.ts';
import { hasPro } from '../pro/pro.store.ts';
import { forgetSession } from '../sessions/sessions.ts';
import { profileColumns } from './profile-columns.ts';

export function profileRoutes(context: AccountContext): Implementation[] {
  const { db, clock, mail, mails, sessions, rateLimits, personalData } = context;
  const now = () => new Date(clock.now());

  /** The hash to write, once the current password was shown by whoever has one. */
  async function newHash(
    person: Person,
    newPassword: string,
    current: string | false,
  ): Promise<string | 'wrong password'> {
    if (person.passwordHash !== null) {
      await rateLimits.currentPassword(person.id);
      if (current === false || !(await isPassword(person.passwordHash, current))) return 'wrong password';
    }
    return hashPassword(newPassword);
  }

  return [
    implement(updateProfile, async ({ body, user, cookies, refuse }) => {
      const { userId = user.userId, email, newPassword, ...asked } = body.user;
      if (userId !== user.userId) return refuse('not your profile');
      const person = await findById(db, userId);
      if (!person) throw new Refusal(401, 'unauthorized');
      if (email !== undefined && !isSameAddress(email, person.email)) return refuse('email cannot be changed');
      const change = profileNames.decode(changedFields(asked, presentUser(person, user.isPro)));
      const whole = { country: person.country, ...change, newPassword };
      const [problem] = profileProblems(whole, now().toISOString().slice(0, 10));
      if (problem) return refuse('invalid data', { ...problem, field: profileNames.encodeField(problem.field) });
      const columns = profileColumns(change, person);
      if (columns === 'unknown place') return refuse('invalid data', { field: 'cityId', code: columns });
      if (newPassword !== undefined && isCommonPassword(newPassword)) return refuse('password too common');
      const passwordHash = newPassword === undefined ? undefined : await newHash(person, newPassword, body.password);
      if (passwordHash === 'wrong password') return refuse('wrong password');
      // Whoever had none, after a confirmation elsewhere or with Google alone, goes on in the session at hand.
      const isFirstPassword = passwordHash !== undefined && person.passwordHash === null;
      const changed = await db
        .transaction(async (tx) => {
          const written = await changePerson(tx, userId, { ...columns, ...(passwordHash && { passwordHash }) });
          if (!written) throw new Refusal(401, 'unauthorized');
          if (passwordHash) {
            if (isFirstPassword) await endOtherSessionsOf(tx, userId, user.sessionId);
            else await endSessionsOf(tx, userId);
            await forgetResetTokensOf(tx, userId);
            if (!isFirstPassword) await mail.write(tx, mails.passwordChanged(written));
          }
          return written;
        })
        .catch((error: unknown) => {
          if (isTakenCpf(error)) return refuse('cpf already registered');
          throw error;
        });
      if (passwordHash) {
        if (!isFirstPassword) forgetSession(cookies);
        sessions.remember(changed, cookies);
      }
      return { user: presentUser(changed, user.isPro) };
    }),

    implement(deleteProfile, async ({ body, user, cookies, refuse }) => {
      if (body.userId !== user.userId) return refuse('not your profile');
      await db.transaction(async (tx) => {
        const person = await holdPerson(tx, user.userId);
        if (!person) throw new Refusal(401, 'unauthorized');
        if (!isSameAddress(body.email, person.email)) return refuse('not your profile');
        if (await hasPro(tx, person.id, now())) return refuse('active pro subscription');
        await erasePersonalData(tx, personalData, { userId: person.id, email: person.email });
        await mail.write(tx, mails.accountDeleted(person));
      });
      forgetSession(cookies);
      cookies.clear(deviceCookie);
      return null;
    }),
  ];
}

/** What is sent back as it stands is no change: a name that was registered under wider limits may stay. */
function changedFields<T extends object>(asked: T, saved: Record<string, unknown>): Partial<T> {
  const isNew = ([field, value]: [string, unknown]) => value !== undefined && value !== saved[field];
  return Object.fromEntries(Object.entries(asked).filter(isNew)) as Partial<T>;
}

function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
