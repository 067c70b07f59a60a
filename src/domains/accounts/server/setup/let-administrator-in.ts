import { isEmail } from '#kit/email.ts';
import type { Db } from '#server/database.ts';
import { addPerson, changePerson, endSessionsOf, findByEmail } from '../accounts.store.ts';
import { createResetTokens } from '../passwords/reset-tokens.ts';
import { turnOff } from '../second-factor/second-factor.store.ts';
import { holdSetup, makeAdministrator } from './setup-keys.ts';

type Wish = { email: string; name: string; withoutSecondFactor: boolean };
type LetIn = { email: string; userId: number; isNew: boolean; token: string; endsAt: Date };

/** For whoever holds the machine: an account becomes an administrator, made if there is none, with a link for a new password. */
export async function letAdministratorIn(
  db: Db,
  { email, name, withoutSecondFactor }: Wish,
  { secret, now }: { secret: string; now: Date },
): Promise<LetIn> {
  if (!isEmail(email)) throw new Error('Say whom: --email somebody@example.org');
  return db.transaction(async (tx) => {
    await holdSetup(tx);
    const before = await findByEmail(tx, email);
    const fresh = { name, email, passwordHash: null, createdAt: now };
    const person = before ?? (await addPerson(tx, fresh));
    if (!person) throw new Error('The account was not made: try again.');
    // Whoever is locked out may be so because somebody disabled the account.
    await changePerson(tx, person.id, { disabled: false, emailConfirmed: true });
    await makeAdministrator(tx, person, { by: 'npm run admin', now });
    await endSessionsOf(tx, person.id);
    if (withoutSecondFactor) await turnOff(tx, person.id);
    const { token, endsAt } = await createResetTokens(secret).currentOrNew(tx, person, now);
    return { email: person.email, userId: person.id, isNew: !before, token, endsAt };
  });
}
