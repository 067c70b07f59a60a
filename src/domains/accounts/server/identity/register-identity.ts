import type { AnswerOf, RefusalOf } from '#contract/endpoint.ts';
import type { DbOrTx } from '#server/database.ts';
import type { registerUserFirebase } from '../../social.contract.ts';
import type { AccountContext } from '../account-context.ts';
import type { Person } from '../accounts.store.ts';
import type { Caller, Challenge } from '../sessions/sessions.ts';
import { claimedName } from './claimed-name.ts';
import { addPerson, bind, clearWaysIn, confirmAddress, type EmailClaim, lockAccount } from './identity.store.ts';
import { onceMoreIfTaken } from './once-more.ts';

type Answer = AnswerOf<typeof registerUserFirebase> | Challenge;
type Outcome = Answer | RefusalOf<typeof registerUserFirebase>;

/**
 * Makes an account of an identity. An account with the same address that nobody has confirmed may be anybody's: whoever
 * the provider vouches for takes it over, without whatever was left in it.
 */
export function registerIdentity(context: AccountContext, claim: EmailClaim, caller: Caller): Promise<Outcome> {
  return onceMoreIfTaken(() =>
    context.db.transaction(async (tx): Promise<Outcome> => {
      const found = await lockAccount(tx, claim);
      if (!found) return welcome(context, tx, await addPerson(tx, claim), caller);
      const { person, bond } = found;
      if (person.disabled) return 'user disabled';
      if (bond === 'this') return refusalOfBound(person, claim);
      if (person.emailConfirmed || !claim.emailVerified) return 'email already registered with other firebaseUid';
      return welcome(context, tx, await takeOver(tx, person.id, claim), caller);
    }),
  );
}

function refusalOfBound(bound: Person, claim: EmailClaim): RefusalOf<typeof registerUserFirebase> {
  const isSameAddress = bound.email.toLowerCase() === claim.email;
  return isSameAddress ? 'email and firebaseUid already registered' : 'firebaseUid already registered with other email';
}

async function takeOver(tx: DbOrTx, userId: number, claim: EmailClaim): Promise<Person> {
  await clearWaysIn(tx, userId);
  await bind(tx, userId, claim);
  return confirmAddress(tx, userId, claimedName(claim));
}

async function welcome(context: AccountContext, tx: DbOrTx, person: Person, caller: Caller): Promise<Answer> {
  if (person.emailConfirmed) return context.sessions.open(tx, person, caller.cookies, { isFirst: true });
  const mailed = await context.codes.issueCode(
    tx,
    { userId: person.id, purpose: 'confirm' },
    new Date(context.clock.now()),
  );
  await context.mail.write(tx, context.mails.confirmationCode(person, mailed));
  return context.sessions.present(person, caller);
}
