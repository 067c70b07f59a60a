import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { slugify } from '#kit/slug.ts';
import { authorize } from '#server/api/authorize.ts';
import type { User } from '#server/api/visitor.ts';
import { collectPersonalData } from '#server/personal-data.ts';
import type { AccountContext } from './account-context.ts';
import { findById } from './accounts.store.ts';

type Identify = (request: FastifyRequest) => Promise<User | null>;

/** Everything held about a person as one file. A browser goes here by itself: the session cookie says who comes. */
export function servePersonalData(app: FastifyInstance, context: AccountContext, identify: Identify): void {
  app.get('/api/v1/profile/downloadData', { config: { access: 'user' } }, async (request, reply) => {
    const caller = { identify: () => identify(request), sameOrigin: true };
    const user = await authorize({ access: 'user', method: 'GET' }, caller);
    const person = user && (await findById(context.db, user.userId));
    if (!person) throw new Refusal(401, 'unauthorized');
    await context.rateLimits.download(person.id);
    const about = { userId: person.id, email: person.email };
    const writtenAt = new Date(context.clock.now()).toISOString();
    // One view of one instant, whatever is written meanwhile.
    const parts = await context.db.transaction((tx) => collectPersonalData(tx, context.personal, about), {
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
