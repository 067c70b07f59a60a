import { Refusal } from '#contract/refusal.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import { getProfile, login, logout } from '../../accounts.contract.ts';
import { deviceCookie } from '../../accounts.rules.ts';
import type { AccountContext } from '../account-context.ts';
import { presentUser } from '../accounts.present.ts';
import { endSession, findByEmail, findBySession, type OpenSession } from '../accounts.store.ts';
import { isPassword } from '../passwords/passwords.ts';
import { proEnd } from '../pro/pro.store.ts';
import { countRecoveryCodes } from '../second-factor/second-factor.store.ts';
import { forgetSession, sessionOrRefusal } from './sessions.ts';

export function signInRoutes({ db, clock, tokens, devices, sessions, rateLimits }: AccountContext): Implementation[] {
  const secondFactorOf = async ({ person, hasSecondFactor, demandingRoles }: OpenSession) => ({
    isOn: hasSecondFactor,
    isDemanded: demandingRoles.length > 0,
    recoveryCodesLeft: hasSecondFactor ? await countRecoveryCodes(db, person.id) : 0,
  });

  return [
    implement(getProfile, async ({ user }) => {
      const session = await findBySession(db, user.sessionId, new Date(clock.now()));
      if (!session) throw new Refusal(401, 'unauthorized');
      const token = await tokens.sign(user.sessionId, user.userId, session.endsAt);
      return {
        user: presentUser(session.person, session.isPro),
        token,
        hasPassword: session.person.passwordHash !== null,
        proUntil: session.isPro ? await proEnd(db, user.userId, new Date(clock.now())) : null,
        ...((session.roles.length > 0 || session.hasSecondFactor) && {
          secondFactor: await secondFactorOf(session),
        }),
      };
    }),

    implement(
      login,
      async ({ body, cookies, sameOrigin, refuse }) => {
        const shown = cookies.get(deviceCookie);
        // Without the cookie no device can be known: who is over the limit costs no look into the database.
        if (!shown) await rateLimits.login(body.email);
        const person = await findByEmail(db, body.email);
        if (shown) await rateLimits.login(body.email, person && devices.known(shown, person));
        const matches = await isPassword(person?.passwordHash, body.password);
        if (!person || !matches) return refuse('invalid email or password');
        if (person.disabled) return refuse('user disabled');
        if (!person.emailConfirmed) return sessions.present(person, { cookies, sameOrigin });
        return sessionOrRefusal(await db.transaction((tx) => sessions.open(tx, person, cookies)), refuse);
      },
      // A guess at an account that strangers have used up leaves no trace: not even its address is counted.
      ({ body, cookies }) => {
        if (!cookies.get(deviceCookie)) rateLimits.refuseSpentLogin(emailIn(body));
      },
    ),

    implement(logout, async ({ identify, sameOrigin, cookies }) => {
      const user = await identify();
      const isMeant = user?.proof === 'bearer' || sameOrigin;
      if (user && isMeant) await endSession(db, user.sessionId);
      if (isMeant) forgetSession(cookies);
      return null;
    }),
  ];
}

function emailIn(body: unknown): string {
  const { email } = (body ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email : '';
}
