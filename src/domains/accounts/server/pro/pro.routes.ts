import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { success } from '#contract/envelope.ts';
import { instantField, slugField, textField, wholeNumber } from '#contract/fields.ts';
import { Refusal } from '#contract/refusal.ts';
import type { ZodSchemas } from '#server/api/route-schemas.ts';
import type { AppContext } from '#server/app-context.ts';
import type { DbOrTx } from '#server/database.ts';
import { emailField } from '../../accounts.contract.ts';
import { findByEmail, findById } from '../accounts.store.ts';
import { endPro, grantPro, type ProGrant, recordSaleMessage } from './pro.store.ts';
import { readSigned, signedAt } from './signed-body.ts';

/** Which sale is meant: the shop, and the shop's own name for it. Telling it again changes the dates and nothing else. */
const sale = { source: slugField, reference: textField(1, 200) };
const dates = { startsAt: instantField.optional(), endsAt: instantField };

const messageSchema = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('grant'),
    ...sale,
    ...dates,
    user: z.union([z.strictObject({ userId: wholeNumber({ min: 1 }) }), z.strictObject({ email: emailField })]),
  }),
  z.strictObject({ action: z.literal('end'), ...sale }),
]);

type Message = z.output<typeof messageSchema>;

/** The apps sell PRO; their backend says here for whom and until when. Each message is worth something once. */
export function serveProGrants(
  app: FastifyInstance,
  context: Pick<AppContext, 'db' | 'clock'>,
  secret: string | undefined,
): void {
  app.withTypeProvider<ZodSchemas>().post(
    '/api/v1/pro/grant',
    {
      config: { access: 'operator' },
      schema: { body: messageSchema },
      onRequest: async () => {
        if (!secret) throw new Refusal(404, 'not found');
      },
      // Before the body is parsed: what is not signed is not worth parsing.
      preParsing: (request, _reply, payload) => readSigned(request.headers, payload, secret ?? '', context.clock.now()),
    },
    async (request, reply) => {
      const message = request.body;
      const now = new Date(context.clock.now());
      const outcome = await context.db.transaction(async (tx) => {
        const isNew = await recordSaleMessage(tx, message, signedAt(request.headers) ?? now);
        return isNew ? act(tx, message, now) : new Refusal(409, 'message out of date');
      });
      // Thrown out here: a message that was refused has been heard all the same.
      if (outcome instanceof Refusal) throw outcome;
      return reply
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(success(outcome)));
    },
  );
}

type Grant = { userId: number; startsAt: string; endsAt: string };

/** What became of a message: the grant, null for one that has ended, or why nothing did. */
async function act(tx: DbOrTx, message: Message, now: Date): Promise<Grant | null | Refusal> {
  const { source, reference } = message;
  if (message.action === 'end') {
    return (await endPro(tx, { source, reference }, now)) ? null : new Refusal(404, 'grant not found');
  }
  const startsAt = new Date(message.startsAt ?? now);
  const endsAt = new Date(message.endsAt);
  if (endsAt <= startsAt) return new Refusal(400, 'body.endsAt: not after the start');
  const person =
    'userId' in message.user ? await findById(tx, message.user.userId) : await findByEmail(tx, message.user.email);
  if (!person) return new Refusal(404, 'user not found');
  const grant = await grantPro(tx, { userId: person.id, source, reference, startsAt, endsAt });
  return grant ? presentGrant(grant) : new Refusal(409, 'reference belongs to another user');
}

function presentGrant({ userId, startsAt, endsAt }: ProGrant): Grant {
  return { userId, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
}
