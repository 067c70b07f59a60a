import { type CallCookies, type Implementation, implement } from '#server/api/implement.ts';
import { deviceCookie, permissionsOf } from '../../accounts.rules.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactorRoles,
  loginSecondFactor,
  renewRecoveryCodes,
  setSecondFactorRoles,
} from '../../second-factor.contract.ts';
import { countingRoles } from '../../second-factor.rules.ts';
import type { AccountContext } from '../account-context.ts';
import { endOtherSessionsOf, findById, holdPerson, type Person } from '../accounts.store.ts';
import { isPassword } from '../passwords/passwords.ts';
import {
  demandingRoles,
  findSecondFactor,
  isSecondFactorOn,
  rolesOf,
  setDemandingRoles,
  turnOff,
  turnOn,
} from './second-factor.store.ts';
import { base32, otpauthAddress } from './totp.ts';

/** The second step of the login, the panel's switch for it, and which roles demand it. */
export function secondFactorRoutes(context: AccountContext): Implementation[] {
  const { db, clock, config, mail, mails, sessions, rateLimits, devices, challenges, secondFactor } = context;
  const now = () => new Date(clock.now());

  /** Strangers who know the password do not spend the tries of a browser that the account knows. */
  const countCode = (person: Person, cookies: CallCookies) =>
    rateLimits.secondFactor(person.id, devices.known(cookies.get(deviceCookie), person));

  /** What a right code is for, in one transaction with it. A wrong one is refused outside, where nothing is rolled back. */
  async function withCode<T>(userId: number, code: string, kind: 'app' | 'any', act: (tx: Tx) => Promise<T>) {
    return db.transaction(async (tx) => {
      if (!(await holdPerson(tx, userId))) return 'wrong code' as const;
      const take = kind === 'app' ? secondFactor.takeAppCode : secondFactor.takeAnyCode;
      return (await take(tx, userId, code, clock.now())) ? { done: await act(tx) } : ('wrong code' as const);
    });
  }

  return [
    implement(loginSecondFactor, async ({ body, cookies, refuse }) => {
      const userId = challenges.userIdOf(body.challenge);
      const person = userId === null ? undefined : await findById(db, userId);
      if (!person || !challenges.isValid(body.challenge, person)) return refuse('challenge expired');
      if (person.disabled) return refuse('user disabled');
      await countCode(person, cookies);
      const entered = await withCode(person.id, body.code, 'any', (tx) => sessions.openProven(tx, person, cookies));
      return entered === 'wrong code' ? refuse(entered) : entered.done;
    }),

    implement(beginSecondFactor, async ({ body, user, refuse }) => {
      if ((await rolesOf(db, user.userId)).length === 0) return refuse('staff only');
      const person = await findById(db, user.userId);
      if (person?.passwordHash) {
        await rateLimits.currentPassword(person.id);
        const isOwner = body.password !== false && (await isPassword(person.passwordHash, body.password));
        if (!isOwner) return refuse('wrong password');
      }
      const secret = person && (await secondFactor.begin(db, person.id));
      if (!secret) return refuse('second factor is on');
      const address = otpauthAddress(secret, { station: config.stationName, email: person.email });
      return { secret: base32(secret), address };
    }),

    implement(confirmSecondFactor, async ({ body, user, refuse }) => {
      const found = await findSecondFactor(db, user.userId);
      if (!found) return refuse('nothing begun');
      if (found.onSince) return refuse('second factor is on');
      await rateLimits.secondFactor(user.userId, user.sessionId);
      const outcome = await withCode(user.userId, body.code, 'app', async (tx) => {
        await turnOn(tx, user.userId, now());
        await endOtherSessionsOf(tx, user.userId, user.sessionId);
        const person = await findById(tx, user.userId);
        if (person) await mail.write(tx, mails.secondFactorOn(person));
        return { recoveryCodes: await secondFactor.issueRecoveryCodes(tx, user.userId) };
      });
      return outcome === 'wrong code' ? refuse(outcome) : outcome.done;
    }),

    implement(renewRecoveryCodes, async ({ body, user, refuse }) => {
      if (!(await isSecondFactorOn(db, user.userId))) return refuse('second factor is off');
      await rateLimits.secondFactor(user.userId, user.sessionId);
      const outcome = await withCode(user.userId, body.code, 'app', async (tx) => ({
        recoveryCodes: await secondFactor.issueRecoveryCodes(tx, user.userId),
      }));
      return outcome === 'wrong code' ? refuse(outcome) : outcome.done;
    }),

    implement(endSecondFactor, async ({ body, user, refuse }) => {
      if (!(await isSecondFactorOn(db, user.userId))) return refuse('second factor is off');
      const demanding = await demandingRoles(db);
      if ((await rolesOf(db, user.userId)).some((role) => demanding.includes(role))) {
        return refuse('second factor demanded');
      }
      await rateLimits.secondFactor(user.userId, user.sessionId);
      const outcome = await withCode(user.userId, body.code, 'any', async (tx) => {
        await turnOff(tx, user.userId);
        const person = await findById(tx, user.userId);
        if (person) await mail.write(tx, mails.secondFactorOff(person));
      });
      return outcome === 'wrong code' ? refuse(outcome) : null;
    }),

    implement(getSecondFactorRoles, async () => ({ roles: await demandingRoles(db) })),

    implement(setSecondFactorRoles, async ({ body, user, refuse }) => {
      const isOn = await isSecondFactorOn(db, user.userId);
      // Nobody shuts themselves out of the setting that they are changing.
      const left = permissionsOf(countingRoles(await rolesOf(db, user.userId), body.roles, isOn));
      if (!left.has('users.edit')) return refuse('own second factor first');
      const roles = [...new Set(body.roles)].sort();
      const by = { userId: user.userId, name: user.name };
      await db.transaction((tx) => setDemandingRoles(tx, roles, { user: by, at: now() }));
      return { roles };
    }),
  ];
}

type Tx = Parameters<Parameters<AccountContext['db']['transaction']>[0]>[0];
