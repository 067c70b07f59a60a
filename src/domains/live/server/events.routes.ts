import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { slugField } from '#contract/fields.ts';
import { hashHex } from '#kit/hash.ts';
import type { ZodSchemas } from '#server/api/route-schemas.ts';
import type { AppContext } from '#server/app-context.ts';
import type { ConnectionLimit } from '#server/connections/connection-limiter.ts';
import type { OnAir, OnAirBoard } from './on-air-board.ts';
import { createStreamingResponses } from './streaming-responses.ts';

const heartbeatMs = 25_000;
/** How long a page waits before it comes back. */
const retryMs = 3_000;
/** Who has not taken this much is not reading any more. */
const mostUnsentBytes = 256 * 1024;

/** Now playing, pushed: the item on air at once, then each change. A page that comes back with the id it saw last gets only what is new. */
export function serveOnAirEvents(
  app: FastifyInstance,
  { clock, board, limit }: Pick<AppContext, 'clock'> & { board: OnAirBoard; limit: ConnectionLimit },
): void {
  const answers = createStreamingResponses(app, limit);
  app.addHook('onClose', async () => board.stop());

  const ofChannel = {
    config: { access: 'public' as const },
    exposeHeadRoute: false,
    schema: { params: z.object({ metaId: slugField }) },
  };
  app.withTypeProvider<ZodSchemas>().get('/api/v1/aovivo/events/:metaId', ofChannel, async (request, reply) => {
    const { metaId } = request.params;
    // 204 is how server-sent events say "do not come back"; a 404 would stand as an error in the console of every page.
    if (!(await board.hasChannel(metaId))) return reply.status(204).send();
    await board.current(metaId);
    const raw = answers.begin(reply, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    if (!raw) return reply;
    const send = (text: string) => {
      if (raw.writableLength > mostUnsentBytes) raw.destroy();
      else raw.write(text);
    };
    send(`retry: ${retryMs}\n\n`);
    const current = board.shown(metaId);
    if (current && request.headers['last-event-id'] !== eventId(current)) send(eventOf(current));
    const unsubscribe = board.subscribe(metaId, (shown) => send(eventOf(shown)));
    let beat = clock.setTimeout(keepAlive, heartbeatMs);
    function keepAlive(): void {
      beat = clock.setTimeout(keepAlive, heartbeatMs);
      send(': still here\n\n');
    }
    answers.hold(raw, () => {
      clock.clearTimeout(beat);
      unsubscribe();
    });
    return reply;
  });
}

/** Another one for the same airing when what is shown of it has changed: a page that was away meanwhile is told. */
function eventId({ id, item: { endTime: _, ...shown } }: OnAir): string {
  return `${id}-${hashHex(JSON.stringify(shown))}`;
}

function eventOf(onAir: OnAir): string {
  return `id: ${eventId(onAir)}\nevent: onair\ndata: ${JSON.stringify(onAir.item)}\n\n`;
}
