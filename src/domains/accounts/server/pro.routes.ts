import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { success } from '#contract/envelope.ts';
import { instantField, slugField, textField, wholeNumber } from '#contract/fields.ts';
import { Refusal } from '#contract/refusal.ts';
import type { Room } from '#server/room.ts';
import { emailField } from '../accounts.contract.ts';
import { findByEmail, findById } from './accounts.store.ts';
import { endPro, grantPro, type ProGrant } from './pro.store.ts';
import { readSigned } from './signed-body.ts';

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

/** The apps sell PRO; their backend says here for whom and until when. */
export function serveProGrants(
  app: FastifyInstance,
  room: Pick<Room, 'db' | 'clock'>,
  secret: string | undefined,
): void {
  app.post(
    '/api/v1/pro/grant',
    {
      config: { access: 'operator' },
      onRequest: async () => {
        if (!secret) throw new Refusal(404, 'not found');
      },
      // Before the body is parsed: what is not signed is not worth parsing.
      preParsing: (request, _reply, payload) => readSigned(request.headers, payload, secret ?? '', room.clock.now()),
    },
    async (request, reply) => {
      const parsed = messageSchema.safeParse(request.body);
      if (!parsed.success) {
        const [issue] = parsed.error.issues;
        throw new Refusal(400, `${['body', ...(issue?.path ?? [])].join('.')}: ${issue?.message ?? 'invalid'}`);
      }
      const data = await act(room, parsed.data);
      return reply
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(success(data)));
    },
  );
}

async function act({ db, clock }: Pick<Room, 'db' | 'clock'>, message: Message) {
  const now = new Date(clock.now());
  const { source, reference } = message;
  if (message.action === 'end') {
    if (!(await endPro(db, { source, reference }, now))) throw new Refusal(404, 'grant not found');
    return null;
  }
  const startsAt = new Date(message.startsAt ?? now);
  const endsAt = new Date(message.endsAt);
  if (endsAt <= startsAt) throw new Refusal(400, 'body.endsAt: not after the start');
  const person =
    'userId' in message.user ? await findById(db, message.user.userId) : await findByEmail(db, message.user.email);
  if (!person) throw new Refusal(404, 'user not found');
  const grant = await grantPro(db, { userId: person.id, source, reference, startsAt, endsAt });
  if (!grant) throw new Refusal(409, 'reference belongs to another user');
  return presentGrant(grant);
}

function presentGrant({ userId, startsAt, endsAt }: ProGrant) {
  return { userId, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
}
