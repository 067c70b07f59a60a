import type { FastifyRequest } from 'fastify';
import { readCookie } from '#server/api/cookies.ts';
import type { User } from '#server/api/visitor.ts';
import type { Room } from '#server/room.ts';
import { authCookie, isRegistrationComplete, permissionsOf } from '../accounts.rules.ts';
import { findBySession } from './accounts.store.ts';
import type { Tokens } from './tokens.ts';

/** Finds out who calls, from the Bearer token or else the cookie. The session row decides, so that ending it is immediate. */
export function createIdentify({ db, clock }: Pick<Room, 'db' | 'clock'>, tokens: Tokens) {
  return async (request: FastifyRequest): Promise<User | null> => {
    const bearer = /^Bearer ([\w.-]{20,2000})$/.exec(request.headers.authorization ?? '')?.[1];
    const token = bearer ?? readCookie(request.headers.cookie, authCookie);
    const sessionId = token ? await tokens.verify(token) : null;
    const standing = sessionId ? await findBySession(db, sessionId, new Date(clock.now())) : undefined;
    if (!sessionId || !standing) return null;
    return {
      userId: standing.person.id,
      sessionId,
      isPro: standing.isPro,
      registrationComplete: isRegistrationComplete(standing.person),
      permissions: permissionsOf(standing.roles),
      proof: bearer ? 'bearer' : 'cookie',
    };
  };
}
