import { type Implementation, implement } from '#server/api/implement.ts';
import type { Room } from '#server/room.ts';
import { newsHit, newsViewsHit, newsViewsHitAuth, tagHit, type ViewsBatch } from '../news.contract.ts';
import { isViewInTime } from '../news.rules.ts';
import { addHit, addTagHit, addViews } from './news-views.store.ts';

export function trackingRoutes({ db, clock }: Pick<Room, 'db' | 'clock'>): Implementation[] {
  /** What lies too far back or ahead comes of a wrong clock, or of somebody who makes views up: it is dropped without a word. */
  async function addBatch({ sessionHash, newsViews }: ViewsBatch): Promise<null> {
    const now = clock.now();
    const views = newsViews
      .map(({ newsId, timestamp }) => ({ newsId, seenAt: new Date(timestamp) }))
      .filter(({ seenAt }) => isViewInTime(seenAt.getTime(), now));
    await addViews(db, sessionHash, views, new Date(now));
    return null;
  }

  return [
    implement(newsViewsHit, ({ body }) => addBatch(body)),

    implement(newsViewsHitAuth, ({ body }) => addBatch(body)),

    implement(newsHit, async ({ body }) => {
      await addHit(db, body.slug, new Date(clock.now()));
      return null;
    }),

    implement(tagHit, async ({ body }) => {
      await addTagHit(db, body.tag, new Date(clock.now()));
      return null;
    }),
  ];
}
