import { type Implementation, implement } from '#server/api/implement.ts';
import { registrationProblem } from '../../registration.rules.ts';
import { checkSetupKey, createFirstAdministrator } from '../../setup.contract.ts';
import type { AccountContext } from '../account-context.ts';
import { addPerson, changePerson, findByEmail, holdPerson } from '../accounts.store.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import { hashPassword, isPassword } from '../passwords/passwords.ts';
import { sessionOrRefusal } from '../sessions/sessions.ts';
import { holdSetup, isSetupKey, makeAdministrator } from './setup-keys.ts';

export function setupRoutes({ db, clock, sessions }: AccountContext): Implementation[] {
  return [
    implement(checkSetupKey, async ({ body, refuse }) =>
      (await isSetupKey(db, body.key)) ? null : refuse('invalid key'),
    ),

    implement(createFirstAdministrator, async ({ body, cookies, refuse }) => {
      // First of all: without the key nobody learns which addresses have an account.
      if (!(await isSetupKey(db, body.key))) return refuse('invalid key');
      const before = await findByEmail(db, body.email);
      if (before) {
        if (before.disabled) return refuse('user disabled');
        if (!(await isPassword(before.passwordHash, body.password))) return refuse('wrong password');
      } else {
        const problem = registrationProblem(body);
        if (problem) return refuse(problem);
        if (isCommonPassword(body.password)) return refuse('password too common');
      }
      const passwordHash = before ? before.passwordHash : await hashPassword(body.password);
      const entered = await db.transaction(async (tx) => {
        await holdSetup(tx);
        if (!(await isSetupKey(tx, body.key))) return refuse('invalid key');
        const createdAt = new Date(clock.now());
        const fresh = { name: body.name.normalize('NFC'), email: body.email, passwordHash, createdAt };
        const added = before ? await holdPerson(tx, before.id) : await addPerson(tx, fresh);
        // Registered, changed or deleted while the password was hashed: the second try sees it as it is.
        if (!added || added.passwordHash !== passwordHash) return refuse('wrong password');
        // The key came from the machine itself: whoever holds it needs no mail to prove anything, and there may be no mail yet.
        const person = (await changePerson(tx, added.id, { emailConfirmed: true })) ?? added;
        await makeAdministrator(tx, person, { by: person.name, now: createdAt });
        return sessions.open(tx, person, cookies, { isFirst: true });
      });
      return sessionOrRefusal(entered, refuse);
    }),
  ];
}
