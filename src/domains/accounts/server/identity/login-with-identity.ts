import type { AnswerOf, RefusalOf } from '#contract/endpoint.ts';
import type { DbOrTx } from '#server/database.ts';
import type { loginFirebase } from '../../social.contract.ts';
import type { AccountContext } from '../account-context.ts';
import type { Person } from '../accounts.store.ts';
import type { Caller, Challenge } from '../sessions/sessions.ts';
import { type EmailClaim, lockAccount } from './identity.store.ts';

type Outcome = AnswerOf<typeof loginFirebase> | Challenge | RefusalOf<typeof loginFirebase>;

/** The bound identity opens the account, and nothing else does: the same address is only a reason to offer the link. */
export function loginWithIdentity(context: AccountContext, claim: EmailClaim, caller: Caller): Promise<Outcome> {
  return context.db.transaction(async (tx): Promise<Outcome> => {
    const found = await lockAccount(tx, claim);
    if (!found) return 'user not found by firebaseUid or firebaseEmail';
    const { person, bond } = found;
    if (bond === 'this') return enterBound(context, tx, person, caller);
    if (person.disabled) return 'user disabled';
    if (bond === 'none') return 'user found by email but without firebaseUid';
    // Somebody tied an address to an identity and never confirmed it: its owner registers and takes the account over.
    if (!person.emailConfirmed && claim.emailVerified) return 'user not found by firebaseUid or firebaseEmail';
    return 'user found by email but with different firebaseUid';
  });
}

/** Whoever holds the bound identity is in, unless the account is shut or its address waits for the code. */
export async function enterBound(
  { sessions }: Pick<AccountContext, 'sessions'>,
  tx: DbOrTx,
  bound: Person,
  caller: Caller,
): Promise<AnswerOf<typeof loginFirebase> | Challenge | 'user disabled'> {
  if (bound.disabled) return 'user disabled';
  return bound.emailConfirmed ? sessions.open(tx, bound, caller.cookies) : sessions.present(bound, caller);
}
