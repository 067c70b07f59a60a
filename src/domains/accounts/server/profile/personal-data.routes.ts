import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { slugify } from '#kit/slug.ts';
import { collectPersonalData } from '#server/personal-data.ts';
import type { AccountContext } from '../account-context.ts';
import { findById } from '../accounts.store.ts';

/** Everything held about a person as one file. A browser goes here by itself: the session cookie says who comes. */
export function servePersonalData(app: FastifyInstance, context: AccountContext): void {
  app.get('/api/v1/profile/downloadData', { config: { access: 'user' } }, async (request, reply) => {
    const person = request.user && (await findById(context.db, request.user.userId));
    if (!person) throw new Refusal(401, 'unauthorized');
    await context.rateLimits.download(person.id);
    const about = { userId: person.id, email: person.email };
    const writtenAt = new Date(context.clock.now()).toISOString();
    // One view of one instant, whatever is written meanwhile.
    const parts = await context.db.transaction((tx) => collectPersonalData(tx, context.personalData, about), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${fileName(context.config.stationName, writtenAt)}"`)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ writtenAt, ...parts }, null, 2));
  });
}

function fileName(stationName: string, writtenAt: string): string {
  return `${slugify(stationName)}-${writtenAt.slice(0, 10)}.json`;
}
