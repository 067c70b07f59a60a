import { type Implementation, implement } from '#server/api/implement.ts';
import { requestPasswordReset, resetPassword } from '../../accounts.contract.ts';
import { deviceCookie } from '../../accounts.rules.ts';
import { resetProblem } from '../../reset.rules.ts';
import type { AccountContext } from '../account-context.ts';
import {
  changePerson,
  endSessionsOf,
  findByEmail,
  forgetCodesOf,
  holdPerson,
  unbindIdentitiesOf,
} from '../accounts.store.ts';
import { forgetSession } from '../sessions/sessions.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword } from './passwords.ts';
import { forgetResetTokensOf } from './reset-tokens.ts';

export function passwordRoutes(context: AccountContext): Implementation[] {
  const { db, clock, mail, mails, sessions, rateLimits, devices, resetTokens } = context;
  const now = () => new Date(clock.now());

  return [
    implement(requestPasswordReset, async ({ body, cookies, address, refuse }) => {
      const person = await findByEmail(db, body.email);
      if (!person) return refuse('user not found');
      if (person.disabled) return refuse('user disabled');
      const link = await db.transaction(async (tx) => {
        const held = await holdPerson(tx, person.id);
        const found = held && (await resetTokens.currentOrNew(tx, held, now()));
        // A new link and its first mail are written together or not at all.
        if (found?.isNew) await mail.write(tx, mails.passwordReset(person, found.token));
        return found;
      });
      if (!link) return refuse('user not found');
      // Over the limit the link lies in the mailbox already, as good as it was: nobody is refused for what others have asked.
      const deviceId = devices.known(cookies.get(deviceCookie), person);
      const isWithin = await rateLimits.resetMail(`${person.id} ${link.endsAt.getTime()}`, { address, deviceId });
      if (isWithin && !link.isNew)
        await db.transaction((tx) => mail.write(tx, mails.passwordReset(person, link.token)));
      return null;
    }),

    implement(resetPassword, async ({ body, cookies, refuse }) => {
      const { userId, newPassword } = body;
      const shown = { userId, token: body.resetToken };
      if (resetProblem({ newPassword, confirmation: newPassword })) return refuse('invalid password');
      if (isCommonPassword(newPassword)) return refuse('password too common');
      if (!(await resetTokens.isValid(db, shown, now()))) return refuse('invalid data');
      const passwordHash = await hashPassword(newPassword);
      const isDone = await db.transaction(async (tx) => {
        const person = await holdPerson(tx, userId);
        if (!person || person.disabled || !(await resetTokens.take(tx, shown, now()))) return false;
        // The link proves who reads the address. Whatever a stranger may have prepared under it before goes.
        await changePerson(tx, userId, { passwordHash, emailConfirmed: true });
        await endSessionsOf(tx, userId);
        await forgetCodesOf(tx, userId);
        await forgetResetTokensOf(tx, userId);
        if (!person.emailConfirmed) await unbindIdentitiesOf(tx, userId);
        await mail.write(tx, mails.passwordChanged(person));
        return true;
      });
      if (!isDone) return refuse('invalid data');
      forgetSession(cookies);
      sessions.remember({ id: userId, passwordHash }, cookies);
      return null;
    }),
  ];
}
