import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { CallLimit } from '#contract/endpoint.ts';
import { addressField } from '#contract/fields.ts';
import { Refusal } from '#contract/refusal.ts';
import { stationZone } from '#domains/site/server/site.read.ts';
import { isoInZone } from '#kit/zones.ts';
import type { ZodSchemas } from '#server/api/route-schemas.ts';
import type { AppContext } from '#server/app-context.ts';
import { limitAddress } from '#server/limits/limits.ts';
import { countSpotEvent, listPrerollSpots } from './advertising.store.ts';
import { emptyVast, type HouseEvent, houseEvents, houseVast } from './house-vast.ts';

/** A listener reports eight events of one ad; a household behind one address has several listeners. */
const reportLimit: CallLimit = { calls: 240, seconds: 600 };

type Tools = Pick<AppContext, 'db' | 'clock' | 'limits' | 'config'> & {
  /** Which spot comes: from 0 up to, but not, 1. */
  chance?: () => number;
};

/** The station's own prerolls, as any ad server would give them: VAST at one address, reports at others. */
export function serveHouseAds(app: FastifyInstance, { db, clock, limits, config, chance = Math.random }: Tools): void {
  app.get('/vast/house', { config: { access: 'public' } }, async (_request, reply) => {
    const spots = await listPrerollSpots(db);
    const chosen = spots[Math.floor(chance() * spots.length)];
    void reply.header('cache-control', 'no-store').type('application/xml; charset=utf-8');
    if (!chosen) return emptyVast;
    return houseVast(chosen, {
      origin: config.publicUrl,
      stationName: config.stationName,
      servingId: crypto.randomUUID(),
    });
  });

  app.withTypeProvider<ZodSchemas>().get(
    '/vast/house/:slug/:event',
    {
      config: { access: 'public' },
      exposeHeadRoute: false,
      schema: { params: z.object({ slug: addressField, event: addressField }) },
    },
    async (request, reply) => {
      const { slug, event } = request.params;
      await limits.count('house-ad-report', limitAddress(request.ip), reportLimit);
      const day = isoInZone(clock.now(), await stationZone(db)).slice(0, 10);
      const isKnown = houseEvents.includes(event as HouseEvent) && (await countSpotEvent(db, { slug, event, day }));
      if (!isKnown) throw new Refusal(404, 'not found');
      return reply.status(204).header('cache-control', 'no-store').send();
    },
  );
}
