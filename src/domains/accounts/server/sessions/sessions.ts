import type { AnswerOf } from '#contract/endpoint.ts';
import type { CallContext, CallCookies } from '#server/api/implement.ts';
import type { AppContext } from '#server/app-context.ts';
import type { DbOrTx } from '#server/database.ts';
import type { getProfile, login } from '../../accounts.contract.ts';
import { authCookie, deviceCookie, signedInCookie } from '../../accounts.rules.ts';
import type { AccountMails } from '../account-mails.ts';
import { presentUser } from '../accounts.present.ts';
import { findBySession, openSession, type Person } from '../accounts.store.ts';
import type { Challenges } from '../second-factor/challenge.ts';
import { isSecondFactorOn } from '../second-factor/second-factor.store.ts';
import { type Devices, deviceSeconds } from './devices.ts';
import type { Tokens } from './tokens.ts';

const sessionSeconds = 30 * 86_400;

type SignedInAnswer = AnswerOf<typeof getProfile>;

/** What the second step of a login begins with. */
export type Challenge = { challenge: string };

/** The answer of an entry, or the refusal that asks for the second step. */
export function sessionOrRefusal<T extends object | null>(
  outcome: T | Challenge,
  refuse: (code: 'second factor required', data: Challenge) => never,
): T {
  return outcome !== null && 'challenge' in outcome ? refuse('second factor required', outcome) : outcome;
}

/** The browser at the other end, and whether the call comes from one of our pages in it. */
export type Caller = Pick<CallContext, 'cookies' | 'sameOrigin'>;

export type Sessions = {
  /**
   * Opens a session in the caller's transaction and sets the cookies; where the account asks for a second factor, nothing is
   * opened yet and the answer is the challenge for the second step. In a browser that has not entered this account before,
   * the owner is told by mail, except on the first entry (`isFirst`), which follows a mail of its own.
   */
  open(
    tx: DbOrTx,
    person: Person,
    cookies: CallCookies,
    options?: { isFirst?: boolean },
  ): Promise<SignedInAnswer | Challenge>;
  /** The same after the second step: only for whoever has just shown a code of the second factor. */
  openProven(
    tx: DbOrTx,
    person: Person,
    cookies: CallCookies,
    options?: { isFirst?: boolean },
  ): Promise<SignedInAnswer>;
  /**
   * Whoever may not enter yet: the user is named, nothing is opened. The browser is remembered as the one in which the
   * account's password was typed, or its identity shown; not so where another site made it call.
   */
  present(person: Person, caller: Caller): AnswerOf<typeof login>;
  /** Makes this browser one that its owner is known by. */
  remember(person: Pick<Person, 'id' | 'passwordHash'>, cookies: CallCookies): void;
};

type Tools = Pick<AppContext, 'clock' | 'mail'> & {
  tokens: Tokens;
  devices: Devices;
  mails: AccountMails;
  challenges: Challenges;
};

export function createSessions({ clock, mail, tokens, devices, mails, challenges }: Tools): Sessions {
  const remember: Sessions['remember'] = (person, cookies) => {
    const deviceId = devices.known(cookies.get(deviceCookie), person) ?? undefined;
    cookies.set(deviceCookie, devices.make(person, deviceId), { maxAgeSeconds: deviceSeconds });
  };

  const openProven: Sessions['openProven'] = async (tx, person, cookies, { isFirst = false } = {}) => {
    const now = new Date(clock.now());
    const endsAt = new Date(now.getTime() + sessionSeconds * 1000);
    const sessionId = await openSession(tx, person.id, now, endsAt);
    const isKnown = devices.known(cookies.get(deviceCookie), person) !== null;
    if (!isKnown && !isFirst) await mail.write(tx, mails.newSignIn(person, now));
    const session = await findBySession(tx, sessionId, now);
    if (!session) throw new Error('the session was not opened');
    const token = await tokens.sign(sessionId, person.id, endsAt);
    cookies.set(authCookie, token, { maxAgeSeconds: sessionSeconds });
    cookies.set(signedInCookie, '1', { maxAgeSeconds: sessionSeconds, httpOnly: false });
    remember(person, cookies);
    return { user: presentUser(session.person, session.isPro), token };
  };

  return {
    async open(tx, person, cookies, options) {
      if (await isSecondFactorOn(tx, person.id)) return { challenge: challenges.make(person) };
      return openProven(tx, person, cookies, options);
    },
    openProven,
    present(person, { cookies, sameOrigin }) {
      if (sameOrigin) remember(person, cookies);
      return { user: presentUser(person, false), token: null };
    },
    remember,
  };
}

export function forgetSession(cookies: CallCookies): void {
  cookies.clear(authCookie);
  cookies.clear(signedInCookie);
}
