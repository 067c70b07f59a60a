import { lt, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { analyticsDays, analyticsEvents } from './stats.tables.ts';

export type AnalyticsEvent = typeof analyticsEvents.$inferInsert;

export async function addEvents(db: DbOrTx, events: AnalyticsEvent[]): Promise<number> {
  const kept = await db.insert(analyticsEvents).values(events).returning({ id: analyticsEvents.id });
  return kept.length;
}

/** An event arrives a day late at most, so the two days before today are counted again, and today not yet. */
const sumDays = 2;

/** How often each thing happened on the days that are over. */
export async function sumUpEvents(db: DbOrTx, now: Date): Promise<void> {
  const today = sql`date_trunc('day', ${now.toISOString()}::timestamptz, 'UTC')`;
  await db.execute(sql`
    insert into ${analyticsDays} (day, name, events)
    select (happened_at at time zone 'UTC')::date, name, count(*) from ${analyticsEvents}
    where happened_at >= ${today} - make_interval(days => ${sumDays}) and happened_at < ${today}
    group by 1, 2
    on conflict (day, name) do update set events = excluded.events`);
}

export async function forgetEventsBefore(db: DbOrTx, instant: Date): Promise<void> {
  await db.delete(analyticsEvents).where(lt(analyticsEvents.happenedAt, instant));
}
