import { visitHeader } from '#contract/visit-header.ts';
import { type CallContext, type Implementation, implement } from '#server/api/implement.ts';
import type { VisitorTokens } from '#server/api/visitor-tokens.ts';
import type { AppContext } from '#server/app-context.ts';
import { limitAddress } from '#server/limits/limits.ts';
import type { RowQuota } from '#server/limits/row-quota.ts';
import { isViewInTime } from '../news.rules.ts';
import { newsHit, newsViewsHit, newsViewsHitAuth, tagHit, type ViewsBatch } from '../tracking.contract.ts';
import { addHit, addTagHit, addViews, type Sight } from './news-views.store.ts';

type Tools = Pick<AppContext, 'db' | 'clock' | 'limits'> & { visitorTokens: VisitorTokens; rowQuota: RowQuota };
type Caller = Pick<CallContext, 'address'> & { headers: { [visitHeader]?: string | undefined } };

/** What an address may send a day: an office of a hundred, each of whom meets a hundred articles. */
const viewsPerAddressAndDay = { calls: 10_000, seconds: 86_400 };

export function trackingRoutes({ db, clock, limits, visitorTokens, rowQuota }: Tools): Implementation[] {
  /** Whose sight it is, or null where the station has not opened the visit. */
  function sightOf({ headers, address }: Caller): Sight | null {
    const session = visitorTokens.readVisit(headers[visitHeader], clock.now());
    if (!session) return null;
    const now = new Date(clock.now());
    // Another key each day: what is counted today cannot be joined with what was counted yesterday.
    const key = limits.keyOf(`${now.toISOString().slice(0, 10)} ${limitAddress(address)}`);
    return { session, address: key, now };
  }

  /** Whether the address and the day have room for so many. */
  async function hasRoom({ address }: Caller, views: number): Promise<boolean> {
    await limits.count('news views', limitAddress(address), viewsPerAddressAndDay, views);
    return rowQuota.take('news_views', views);
  }

  /** What lies too far back or ahead comes of a wrong clock, or of somebody who makes views up: it is dropped without a word. */
  async function addBatch(sight: Sight, caller: Caller, { newsViews }: ViewsBatch): Promise<null> {
    const views = newsViews
      .map(({ newsId, timestamp }) => ({ newsId, seenAt: new Date(timestamp) }))
      .filter(({ seenAt }) => isViewInTime(seenAt.getTime(), sight.now.getTime()));
    if (views.length > 0 && (await hasRoom(caller, views.length))) await addViews(db, views, sight);
    return null;
  }

  return [
    implement(newsViewsHit, ({ body, refuse, ...caller }) => {
      const sight = sightOf(caller);
      return sight ? addBatch(sight, caller, body) : refuse('visit unknown');
    }),

    implement(newsViewsHitAuth, ({ body, refuse, ...caller }) => {
      const sight = sightOf(caller);
      return sight ? addBatch(sight, caller, body) : refuse('visit unknown');
    }),

    implement(newsHit, async ({ body, refuse, ...caller }) => {
      const sight = sightOf(caller) ?? refuse('visit unknown');
      if (await hasRoom(caller, 1)) await addHit(db, body.slug, sight);
      return null;
    }),

    implement(tagHit, async ({ body, refuse, ...caller }) => {
      const sight = sightOf(caller) ?? refuse('visit unknown');
      if (await hasRoom(caller, 1)) await addTagHit(db, body.tag, sight);
      return null;
    }),
  ];
}
