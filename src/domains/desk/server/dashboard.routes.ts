import { type ListenerCount, readOnAir } from '#domains/live/server/live.read.ts';
import { newsComingOut } from '#domains/news/server/news.read.ts';
import { readPromotionsOpening } from '#domains/promotions/server/promotions.read.ts';
import { stationZone } from '#domains/site/server/site.read.ts';
import { countAllListeners } from '#domains/stats/server/stats.read.ts';
import { startOfDayInZone } from '#kit/zones.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import type { AppContext } from '#server/app-context.ts';
import type { StaffResource } from '#server/desk/implement-resource.ts';
import { getDashboard } from '../dashboard.contract.ts';
import { readAttention } from './attention.ts';
import { listRecent } from './audit.store.ts';

type Tools = Pick<AppContext, 'db' | 'clock' | 'config'> & {
  broadcast: ListenerCount;
  staffResources: readonly StaffResource[];
};

const dayMs = 86_400_000;

/** What the desk opens with; every part only for whoever may do something about it. */
export function dashboardRoutes({ db, clock, config, broadcast, staffResources }: Tools): Implementation[] {
  /** What comes out by itself until the end of tomorrow, as the station counts days. */
  async function upcoming(permissions: ReadonlySet<string>, now: Date, zone: string) {
    const dayAfterTomorrow = new Date(startOfDayInZone(now.getTime() + 2 * dayMs, zone));
    const [articles, promotions] = await Promise.all([
      permissions.has('news.edit') ? newsComingOut(db, now, dayAfterTomorrow) : [],
      permissions.has('promotions.edit') ? readPromotionsOpening(db, now, dayAfterTomorrow) : [],
    ]);
    return [
      ...articles.map((one) => ({ resource: 'news', ...one })),
      ...promotions.map((one) => ({ resource: 'promotions', ...one })),
    ]
      .flatMap(({ at, ...item }) => (at ? [{ ...item, at: at.toISOString() }] : []))
      .sort((one, other) => one.at.localeCompare(other.at));
  }

  return [
    implement(getDashboard, async ({ user: { permissions } }) => {
      const now = new Date(clock.now());
      const zone = await stationZone(db);
      const tomorrow = new Date(startOfDayInZone(now.getTime() + dayMs, zone)).toISOString();
      const own = staffResources.filter(({ resource }) => permissions.has(resource.permission));
      const [attention, coming, onAir, listeners, recent] = await Promise.all([
        readAttention(db, permissions, now),
        upcoming(permissions, now, zone),
        readOnAir(db, now),
        permissions.has('stats.read') ? countAllListeners({ db, clock, config, broadcast }) : null,
        listRecent(
          db,
          own.map(({ resource }) => resource.name),
        ),
      ]);
      const today = coming.filter(({ at }) => at < tomorrow);
      const scheduled = {
        kind: 'scheduledToday' as const,
        count: today.length,
        titles: today.map(({ title }) => title),
      };
      return {
        attention: [scheduled, ...attention],
        upcoming: coming,
        onAir,
        listeners,
        recent,
      };
    }),
  ];
}
