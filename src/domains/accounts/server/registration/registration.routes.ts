import { type CallCookies, type Implementation, implement } from '#server/api/implement.ts';
import { confirmEmail, registerUser, resendConfirmationEmail } from '../../accounts.contract.ts';
import { deviceCookie } from '../../accounts.rules.ts';
import { registrationProblem } from '../../registration.rules.ts';
import type { AccountContext } from '../account-context.ts';
import { addPerson, changePerson, findByEmail, findById, forgetCodesOf, holdPerson } from '../accounts.store.ts';
import { clearWaysIn } from '../identity/identity.store.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { sessionOrRefusal } from '../sessions/sessions.ts';
import type { CodeSubject } from './codes.ts';

export function registrationRoutes(context: AccountContext): Implementation[] {
  const { db, clock, mail, codes, devices, mails, sessions, rateLimits } = context;
  const now = () => new Date(clock.now());

  async function knownDevice(userId: number, cookies: CallCookies): Promise<string | null> {
    const shown = cookies.get(deviceCookie);
    const person = shown ? await findById(db, userId) : undefined;
    return person ? devices.known(shown, person) : null;
  }

  async function isMailReader(
    subject: CodeSubject,
    { code, token }: { code: string; token?: string },
  ): Promise<boolean> {
    return token !== undefined && codes.isFromLink(db, subject, { code, linkToken: token }, now());
  }

  return [
    implement(registerUser, async ({ body, cookies, sameOrigin, refuse }) => {
      const problem = registrationProblem(body);
      if (problem) return refuse(problem);
      if (isCommonPassword(body.password)) return refuse('password too common');
      await rateLimits.register(body.email);
      const passwordHash = await hashPassword(body.password);
      const added = await db.transaction(async (tx) => {
        const name = body.name.normalize('NFC');
        const person = await addPerson(tx, { name, email: body.email, passwordHash, createdAt: now() });
        if (!person) return undefined;
        const mailed = await codes.issueCode(tx, { userId: person.id, purpose: 'confirm' }, now());
        await mail.write(tx, mails.confirmationCode(person, mailed));
        return person;
      });
      if (added) return { user: sessions.present(added, { cookies, sameOrigin }).user };
      const before = await findByEmail(db, body.email);
      return refuse(before?.disabled ? 'user disabled' : 'email already registered');
    }),

    implement(confirmEmail, async ({ body, cookies, refuse }) => {
      const subject = { userId: body.userId, purpose: 'confirm' } as const;
      const isReader = await isMailReader(subject, body);
      const deviceId = await knownDevice(body.userId, cookies);
      // Whoever shows the mail's own link guesses nothing; a browser that the account knows has a count of its own.
      if (!isReader) await rateLimits.codeCheck(`confirm ${body.userId}`, deviceId);
      const entered = await db.transaction(async (tx) => {
        const person = await holdPerson(tx, body.userId);
        if (!person) return 'wrong code';
        if (person.emailConfirmed) return 'email already confirmed';
        if (person.disabled) return 'user disabled';
        const isKnown = devices.known(cookies.get(deviceCookie), person) !== null;
        const shower = isKnown ? 'known' : 'stranger';
        const isRight = isReader || (await codes.takeCode(tx, subject, body.code, now(), shower));
        if (!isRight) return 'wrong code';
        await forgetCodesOf(tx, person.id);
        // Anybody can register with somebody else's address: whoever reads it in another browser may not know that password.
        if (!isKnown) await clearWaysIn(tx, person.id);
        const confirmed = (await changePerson(tx, person.id, { emailConfirmed: true })) ?? person;
        const opened = await sessions.open(tx, confirmed, cookies, { isFirst: true });
        return 'challenge' in opened ? opened : { ...opened, hasPassword: confirmed.passwordHash !== null };
      });
      // Refused out here: inside, the count of the try would be rolled back with everything else.
      return typeof entered === 'string' ? refuse(entered) : sessionOrRefusal(entered, refuse);
    }),

    implement(resendConfirmationEmail, async ({ body, cookies, refuse }) => {
      await rateLimits.codeMail(`confirm ${body.userId} ${body.email}`, await knownDevice(body.userId, cookies));
      const person = await findById(db, body.userId);
      if (!person || person.disabled || person.email.toLowerCase() !== body.email.toLowerCase()) {
        return refuse('user not found');
      }
      if (person.emailConfirmed) return refuse('email already confirmed');
      await db.transaction(async (tx) => {
        const mailed = await codes.issueCode(tx, { userId: person.id, purpose: 'confirm' }, now());
        await mail.write(tx, mails.confirmationCode(person, mailed));
      });
      return null;
    }),
  ];
}
