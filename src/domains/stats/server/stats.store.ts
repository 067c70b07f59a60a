import { lt } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { analyticsEvents } from './stats.tables.ts';

export type AnalyticsEvent = typeof analyticsEvents.$inferInsert;

export async function addEvents(db: DbOrTx, events: AnalyticsEvent[]): Promise<number> {
  const kept = await db.insert(analyticsEvents).values(events).returning({ id: analyticsEvents.id });
  return kept.length;
}

export async function forgetEventsBefore(db: DbOrTx, instant: Date): Promise<void> {
  await db.delete(analyticsEvents).where(lt(analyticsEvents.happenedAt, instant));
}
