import type { FastifyRequest } from 'fastify';
import { readCookie } from '#server/api/cookies.ts';
import type { User } from '#server/api/visitor.ts';
import type { AppContext } from '#server/app-context.ts';
import { authCookie, isRegistrationComplete, permissionsOf } from '../../accounts.rules.ts';
import { countingRoles, isIdleTooLong } from '../../second-factor.rules.ts';
import { endSession, findBySession, noteSeen, type OpenSession } from '../accounts.store.ts';
import type { Tokens } from './tokens.ts';

const noteEveryMs = 5 * 60_000;

/** Finds out who calls, from the Bearer token or else the cookie. The session row decides, so that ending it is immediate. */
export function createIdentify({ db, clock }: Pick<AppContext, 'db' | 'clock'>, tokens: Tokens) {
  /** A session of staff that has rested too long is over; the others only note now and then that they are used. */
  async function isAwake(sessionId: string, { roles, seenAt }: OpenSession): Promise<boolean> {
    const now = clock.now();
    if (isIdleTooLong(roles, seenAt.getTime(), now)) {
      await endSession(db, sessionId);
      return false;
    }
    if (roles.length > 0 && now - seenAt.getTime() >= noteEveryMs) await noteSeen(db, sessionId, new Date(now));
    return true;
  }

  return async (request: FastifyRequest): Promise<User | null> => {
    const bearer = /^Bearer ([\w.-]{20,2000})$/.exec(request.headers.authorization ?? '')?.[1];
    const token = bearer ?? readCookie(request.headers.cookie, authCookie);
    const sessionId = token ? await tokens.verify(token) : null;
    const session = sessionId ? await findBySession(db, sessionId, new Date(clock.now())) : undefined;
    if (!sessionId || !session || !(await isAwake(sessionId, session))) return null;
    const { person, demandingRoles, hasSecondFactor } = session;
    const roles = countingRoles(session.roles, demandingRoles, hasSecondFactor);
    return {
      userId: person.id,
      name: `${person.name} ${person.lastName}`.trim(),
      roles,
      sessionId,
      isPro: session.isPro,
      registrationComplete: isRegistrationComplete(person),
      permissions: permissionsOf(roles),
      proof: bearer ? 'bearer' : 'cookie',
    };
  };
}
