import { type CallCookies, type Implementation, implement } from '#server/api/implement.ts';
import type { Room } from '#server/room.ts';
import { getProfile, login, logout } from '../accounts.contract.ts';
import { authCookie, signedInCookie } from '../accounts.rules.ts';
import { presentUser } from './accounts.present.ts';
import { endSession, findByEmail, findBySession, openSession } from './accounts.store.ts';
import { isPassword } from './passwords.ts';
import type { Tokens } from './tokens.ts';

const sessionSeconds = 30 * 86_400;
/** Guesses at one account, whatever addresses they come from. */
const accountLimit = { calls: 10, seconds: 3600 };

export function accountsRoutes(
  { db, clock, limits }: Pick<Room, 'db' | 'clock' | 'limits'>,
  tokens: Tokens,
): Implementation[] {
  const now = () => new Date(clock.now());

  return [
    implement(getProfile, async ({ user }) => {
      const standing = await findBySession(db, user.sessionId, now());
      if (!standing) throw new Error('the session ended while it was read');
      const endsAt = new Date(clock.now() + sessionSeconds * 1000);
      const token = await tokens.sign(user.sessionId, user.userId, endsAt);
      return { user: presentUser(standing.person, standing.isPro), token };
    }),

    implement(login, async ({ body, cookies, refuse }) => {
      await limits.count('login-account', body.email.toLowerCase(), accountLimit);
      const person = await findByEmail(db, body.email);
      const matches = await isPassword(person?.passwordHash, body.password);
      if (!person || !matches) return refuse('invalid email or password');
      if (person.disabled) return refuse('user disabled');
      if (!person.emailConfirmed) return refuse('email not confirmed');
      const endsAt = new Date(clock.now() + sessionSeconds * 1000);
      const sessionId = await openSession(db, person.id, endsAt);
      const token = await tokens.sign(sessionId, person.id, endsAt);
      cookies.set(authCookie, token, { maxAgeSeconds: sessionSeconds });
      cookies.set(signedInCookie, '1', { maxAgeSeconds: sessionSeconds, httpOnly: false });
      const standing = await findBySession(db, sessionId, now());
      return { user: presentUser(person, standing?.isPro ?? false), token };
    }),

    implement(logout, async ({ identify, sameOrigin, cookies }) => {
      const user = await identify();
      const isMeant = user?.proof === 'bearer' || sameOrigin;
      if (user && isMeant) await endSession(db, user.sessionId);
      if (isMeant) forget(cookies);
      return null;
    }),
  ];
}

function forget(cookies: CallCookies): void {
  cookies.clear(authCookie);
  cookies.clear(signedInCookie);
}
