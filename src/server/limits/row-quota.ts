import { eq, sql } from 'drizzle-orm';
import type { AppContext } from '../app-context.ts';
import { dailyGrowth } from './row-quota.tables.ts';

/** The tables that grow with whatever visitors send. */
export const quotaTables = ['analytics_events', 'news_views'] as const;
type QuotaTable = (typeof quotaTables)[number];

export type RowQuota = {
  /** Whether so many rows still fit into today. The count is one row in the database: it holds for all processes. */
  take(kind: QuotaTable, rows: number): Promise<boolean>;
  /** What today has brought so far. */
  today(): Promise<{ kind: string; rows: number; refused: number }[]>;
};

/** However many addresses somebody calls from, the database grows by so much a day and no more. */
export function createRowQuota({
  db,
  clock,
  config,
  log,
}: Pick<AppContext, 'db' | 'clock' | 'config' | 'log'>): RowQuota {
  const most = config.trackedRowsPerDay;
  const dayOf = () => new Date(clock.now()).toISOString().slice(0, 10);
  let warnedOn = '';

  async function refuse(day: string, kind: QuotaTable, rows: number): Promise<void> {
    await db
      .insert(dailyGrowth)
      .values({ day, kind, refused: rows })
      .onConflictDoUpdate({
        target: [dailyGrowth.day, dailyGrowth.kind],
        set: { refused: sql`${dailyGrowth.refused} + excluded.refused` },
      });
    if (warnedOn === day) return;
    warnedOn = day;
    log.warn({ kind, most }, 'as many rows as a day may bring are there: what else visitors send today is not kept');
  }

  return {
    async take(kind, rows) {
      const day = dayOf();
      const taken =
        rows <= most &&
        (await db
          .insert(dailyGrowth)
          .values({ day, kind, rows })
          .onConflictDoUpdate({
            target: [dailyGrowth.day, dailyGrowth.kind],
            set: { rows: sql`${dailyGrowth.rows} + excluded.rows` },
            setWhere: sql`${dailyGrowth.rows} + excluded.rows <= ${most}`,
          })
          .returning({ rows: dailyGrowth.rows }));
      if (taken && taken.length > 0) return true;
      await refuse(day, kind, rows);
      return false;
    },
    today: () =>
      db
        .select({ kind: dailyGrowth.kind, rows: dailyGrowth.rows, refused: dailyGrowth.refused })
        .from(dailyGrowth)
        .where(eq(dailyGrowth.day, dayOf())),
  };
}
