import type { AnswerOf, RefusalOf } from '#contract/endpoint.ts';
import type { DbOrTx } from '#server/database.ts';
import { deviceCookie } from '../../accounts.rules.ts';
import type { linkFirebase } from '../../social.contract.ts';
import { providerNames } from '../../social.rules.ts';
import type { AccountContext } from '../account-context.ts';
import { findByEmail, type Person } from '../accounts.store.ts';
import { isPassword } from '../passwords/passwords.ts';
import type { Caller, Challenge } from '../sessions/sessions.ts';
import { bind, clearWaysIn, confirmAddress, type EmailClaim, lockAccount } from './identity.store.ts';
import { enterBound } from './login-with-identity.ts';
import { onceMoreIfTaken } from './once-more.ts';

/** The session, null for a mailed code, or why not. */
type Outcome = AnswerOf<typeof linkFirebase> | Challenge | RefusalOf<typeof linkFirebase>;

/** The password counts in the same bucket as at the login: guessing here is guessing there. */
export async function linkByPassword(
  context: AccountContext,
  claim: EmailClaim,
  password: string,
  caller: Caller,
): Promise<Outcome> {
  const person = await findByEmail(context.db, claim.email);
  await context.rateLimits.login(
    claim.email,
    person && context.devices.known(caller.cookies.get(deviceCookie), person),
  );
  const matches = await isPassword(person?.passwordHash, password);
  return inAccount(context, claim, caller, async (tx, found) => {
    // The password may have changed while it was compared.
    const isOwner = matches && found.passwordHash === person?.passwordHash;
    if (!isOwner) return 'wrong password';
    // Of an address that neither the owner nor the provider has confirmed the password proves nothing.
    if (!found.emailConfirmed && !claim.emailVerified) return sendCode(context, tx, found, claim);
    await bind(tx, found.id, claim);
    return context.sessions.open(tx, await confirmAddress(tx, found.id), caller.cookies);
  });
}

/** The code was mailed to the account's address for this identity: it proves the address, and no password set before does. */
export async function linkByCode(
  context: AccountContext,
  claim: EmailClaim,
  code: string,
  caller: Caller,
): Promise<Outcome> {
  const now = new Date(context.clock.now());
  await context.rateLimits.codeCheck(`link ${claim.email}`);
  return inAccount(context, claim, caller, async (tx, found) => {
    const isRight = await context.codes.takeCode(tx, subjectOf(found, claim), code, now);
    if (!isRight) return 'wrong code';
    if (!found.emailConfirmed) await clearWaysIn(tx, found.id);
    await bind(tx, found.id, claim);
    return context.sessions.open(tx, await confirmAddress(tx, found.id), caller.cookies, {
      isFirst: !found.emailConfirmed,
    });
  });
}

export async function mailLinkCode(context: AccountContext, claim: EmailClaim, caller: Caller): Promise<Outcome> {
  await context.rateLimits.codeMail(`link ${claim.email}`);
  return inAccount(context, claim, caller, (tx, found) => sendCode(context, tx, found, claim));
}

/** Finds the account that an identity may be bound to. A refusal leaves the transaction whole: the counted try stays. */
function inAccount(
  context: AccountContext,
  claim: EmailClaim,
  caller: Caller,
  act: (tx: DbOrTx, person: Person) => Promise<Outcome>,
): Promise<Outcome> {
  return onceMoreIfTaken(() =>
    context.db.transaction(async (tx): Promise<Outcome> => {
      const found = await lockAccount(tx, claim);
      if (!found) return 'user not found by firebaseUid or firebaseEmail';
      // The answer to an earlier call may have been lost on its way: the link stands.
      if (found.bond === 'this') return enterBound(context, tx, found.person, caller);
      if (found.person.disabled) return 'user disabled';
      if (found.bond === 'other') return 'user found by email but with different firebaseUid';
      return act(tx, found.person);
    }),
  );
}

async function sendCode(context: AccountContext, tx: DbOrTx, person: Person, claim: EmailClaim): Promise<null> {
  const { code } = await context.codes.issueCode(tx, subjectOf(person, claim), new Date(context.clock.now()));
  await context.mail.write(tx, context.mails.linkCode(person, providerNames[claim.provider], code));
  return null;
}

function subjectOf({ id }: Person, { uid }: EmailClaim) {
  return { userId: id, purpose: 'link', firebaseUid: uid } as const;
}
