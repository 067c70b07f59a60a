import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { success } from '#contract/envelope.ts';
import { instantField, slugField, textField } from '#contract/fields.ts';
import { Refusal } from '#contract/refusal.ts';
import type { ZodSchemas } from '#server/api/route-schemas.ts';
import type { AppContext } from '#server/app-context.ts';
import { pushedKeyPrefix } from './live.store.ts';
import { detailsOf, writeAiring } from './play-log.ts';

const mostAheadMs = 3_600_000;

const pushSchema = z.strictObject({
  /** The play-out system's own id of this airing: the same one again changes nothing. */
  itemId: textField(1, 200),
  metaId: slugField,
  kind: z.enum(['song', 'spot', 'jingle']).default('song'),
  song: textField(1, 200),
  artist: textField(0, 200).default(''),
  album: textField(0, 200).default(''),
  year: textField(0, 10).default(''),
  startsAt: instantField.optional(),
  durationSeconds: z.number().positive().max(86_400).default(240),
});

/** For a station whose sound comes from an outside play-out system: what it airs goes to the same log and the same pages. */
export function servePlayout(
  app: FastifyInstance,
  context: Pick<AppContext, 'db' | 'events' | 'clock'>,
  playoutKey: string | undefined,
): void {
  app.withTypeProvider<ZodSchemas>().post(
    '/api/v1/playout/nowPlaying',
    {
      config: { access: 'operator' },
      schema: { body: pushSchema },
      // Before the body is read: who has no key is not worth parsing for.
      onRequest: async (request) => requireKey(request.headers['x-api-key'], playoutKey),
    },
    async (request, reply) => {
      const { itemId, metaId, kind, song, artist, album, year, durationSeconds } = request.body;
      const now = context.clock.now();
      const startsAt = new Date(request.body.startsAt ?? now);
      if (startsAt.getTime() > now + mostAheadMs) throw new Refusal(400, 'body.startsAt: too far ahead');
      const written = await writeAiring(context, {
        channel: metaId,
        airingKey: `${pushedKeyPrefix}${itemId}`,
        itemId,
        kind,
        title: song,
        artist,
        details: { ...detailsOf(undefined), album, year },
        startsAt,
        endsAt: new Date(startsAt.getTime() + durationSeconds * 1000),
      });
      return reply
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(success({ isNew: written !== null })));
    },
  );
}

function requireKey(given: string | string[] | undefined, expected: string | undefined): void {
  if (!expected) throw new Refusal(404, 'not found');
  if (!timingSafeEqual(digest(String(given ?? '')), digest(expected))) throw new Refusal(401, 'unauthorized');
}

/** Of one length, whatever came: a comparison that tells nothing by its time. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
