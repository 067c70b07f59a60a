import { Refusal } from '#contract/refusal.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import { getProfile, login, logout } from '../accounts.contract.ts';
import { deviceCookie } from '../accounts.rules.ts';
import type { AccountContext } from './account-context.ts';
import { presentUser } from './accounts.present.ts';
import { endSession, findByEmail, findBySession, type Standing } from './accounts.store.ts';
import { enteredOr, forgetSession } from './enter.ts';
import { isPassword } from './passwords.ts';
import { proEnd } from './pro.store.ts';
import { countRecoveryCodes } from './second-factor/second-factor.store.ts';

export function signInRoutes({ db, clock, tokens, devices, entry, tries }: AccountContext): Implementation[] {
  const secondFactorOf = async ({ person, hasSecondFactor, demandingRoles }: Standing) => ({
    isOn: hasSecondFactor,
    isDemanded: demandingRoles.length > 0,
    recoveryCodesLeft: hasSecondFactor ? await countRecoveryCodes(db, person.id) : 0,
  });

  return [
    implement(getProfile, async ({ user }) => {
      const standing = await findBySession(db, user.sessionId, new Date(clock.now()));
      if (!standing) throw new Refusal(401, 'unauthorized');
      const token = await tokens.sign(user.sessionId, user.userId, standing.endsAt);
      return {
        user: presentUser(standing.person, standing.isPro),
        token,
        hasPassword: standing.person.passwordHash !== null,
        proUntil: standing.isPro ? await proEnd(db, user.userId, new Date(clock.now())) : null,
        ...((standing.roles.length > 0 || standing.hasSecondFactor) && {
          secondFactor: await secondFactorOf(standing),
        }),
      };
    }),

    implement(
      login,
      async ({ body, cookies, sameOrigin, refuse }) => {
        const shown = cookies.get(deviceCookie);
        // Without the cookie no device can be known: who is over the limit costs no look into the database.
        if (!shown) await tries.login(body.email);
        const person = await findByEmail(db, body.email);
        if (shown) await tries.login(body.email, person && devices.known(shown, person));
        const matches = await isPassword(person?.passwordHash, body.password);
        if (!person || !matches) return refuse('invalid email or password');
        if (person.disabled) return refuse('user disabled');
        if (!person.emailConfirmed) return entry.present(person, { cookies, sameOrigin });
        return enteredOr(await db.transaction((tx) => entry.open(tx, person, cookies)), refuse);
      },
      // A guess at an account that strangers have used up leaves no trace: not even its address is counted.
      ({ body, cookies }) => {
        if (!cookies.get(deviceCookie)) tries.refuseSpentLogin(emailIn(body));
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
