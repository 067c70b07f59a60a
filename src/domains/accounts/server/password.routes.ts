import { type Implementation, implement } from '#server/api/implement.ts';
import { requestPasswordReset, resetPassword } from '../accounts.contract.ts';
import { resetProblem } from '../reset.rules.ts';
import type { AccountRoom } from './account-room.ts';
import {
  changePerson,
  endSessionsOf,
  findByEmail,
  forgetCodesOf,
  holdPerson,
  unbindIdentitiesOf,
} from './accounts.store.ts';
import { isCommonPassword } from './common-passwords.ts';
import { forgetSession } from './enter.ts';
import { hashPassword } from './passwords.ts';
import { forgetResetTokensOf, isResetToken, issueResetToken, takeResetToken } from './reset-tokens.ts';

export function passwordRoutes(room: AccountRoom): Implementation[] {
  const { db, clock, mail, letters, entry, tries } = room;
  const now = () => new Date(clock.now());

  return [
    implement(requestPasswordReset, async ({ body, refuse }) => {
      // Counted by the address that was typed, whether it has an account or not.
      await tries.resetMail(body.email);
      const person = await findByEmail(db, body.email);
      if (!person) return refuse('user not found');
      if (person.disabled) return refuse('user disabled');
      await db.transaction(async (tx) => {
        const token = await issueResetToken(tx, person.id, now());
        await mail.write(tx, letters.passwordReset(person, token));
      });
      return null;
    }),

    implement(resetPassword, async ({ body, cookies, refuse }) => {
      const { userId, newPassword } = body;
      const shown = { userId, token: body.resetToken };
      if (resetProblem({ newPassword, confirmation: newPassword })) return refuse('invalid password');
      if (isCommonPassword(newPassword)) return refuse('password too common');
      if (!(await isResetToken(db, shown, now()))) return refuse('invalid data');
      const passwordHash = await hashPassword(newPassword);
      const isDone = await db.transaction(async (tx) => {
        const person = await holdPerson(tx, userId);
        if (!person || person.disabled || !(await takeResetToken(tx, shown, now()))) return false;
        // The link proves who reads the address. Whatever a stranger may have prepared under it before goes.
        await changePerson(tx, userId, { passwordHash, emailConfirmed: true });
        await endSessionsOf(tx, userId);
        await forgetCodesOf(tx, userId);
        await forgetResetTokensOf(tx, userId);
        if (!person.emailConfirmed) await unbindIdentitiesOf(tx, userId);
        await mail.write(tx, letters.passwordChanged(person));
        return true;
      });
      if (!isDone) return refuse('invalid data');
      forgetSession(cookies);
      entry.remember({ id: userId, passwordHash }, cookies);
      return null;
    }),
  ];
}
