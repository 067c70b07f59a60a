import { Refusal } from '#contract/refusal.ts';
import { stationEmail } from '#domains/site/server/site.read.ts';
import { type CallContext, type Implementation, implement } from '#server/api/implement.ts';
import type { AppContext } from '#server/app-context.ts';
import { sendContactMessage } from '../contact.contract.ts';
import { contactNames } from '../contact.decode.ts';
import { firstProblem } from '../contact.rules.ts';
import { findMailbox, keepMessage } from './contact.store.ts';
import { contactMail } from './contact-mail.ts';

export function contactRoutes({ db, mail, clock }: Pick<AppContext, 'db' | 'mail' | 'clock'>): Implementation[] {
  return [
    implement(sendContactMessage, async ({ body, ...context }) => {
      const form = contactNames.decode(body);
      const problem = firstProblem(form);
      if (problem)
        throw new Refusal(400, problem.message, { data: { field: contactNames.encodeField(problem.field) } });
      // What the message says about its writer proves nothing.
      const message = { ...form, userId: await writerOf(context) };
      await db.transaction(async (tx) => {
        if ((await keepMessage(tx, message, new Date(clock.now()))) === 'repeated') return;
        const to = (await findMailbox(tx, form.categoryId)) ?? (await stationEmail(tx));
        await mail.write(tx, contactMail(form, to));
      });
      return null;
    }),
  ];
}

/** Who is signed in; a cookie travels by itself, so it counts only from our own pages. */
async function writerOf({
  identify,
  sameOrigin,
}: Pick<CallContext, 'identify' | 'sameOrigin'>): Promise<number | null> {
  const user = await identify();
  if (!user) return null;
  return user.proof === 'bearer' || sameOrigin ? user.userId : null;
}
