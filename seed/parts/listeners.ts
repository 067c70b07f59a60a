import { sql } from 'drizzle-orm';
import { statsZone, totalSeries } from '#domains/stats/listeners.rules.ts';
import { onSameSpan, rollUp } from '#domains/stats/server/rollups.store.ts';
import { listenerDays, listenerHours, listenerSamples } from '#domains/stats/server/stats.tables.ts';
import { startOfDayInZone } from '#kit/zones.ts';
import type { SeedPart, SeedTools } from '#server/seed-once.ts';
import { audiences } from '../content/stats.ts';

const dayMs = 86_400_000;
const sampledDays = 3;
const year = 365;

/** A year of listeners: hours for most of it, single samples for the last days. Made by the database, in a second or two. */
export const seedListeners = {
  name: 'listeners',
  label: 'un anno di ascolti',
  tags: [],
  async run({ db }: Pick<SeedTools, 'db'>) {
    const now = Date.now();
    const sampledFrom = startOfDayInZone(now - sampledDays * dayMs, statsZone);
    await writeHours(db, { from: sampledFrom - year * dayMs, before: sampledFrom });
    await writeSamples(db, { from: sampledFrom, before: now });
    await rollUp(db, { from: new Date(sampledFrom), before: new Date(now) });
  },
} satisfies SeedPart;

type Span = { from: number; before: number };

const zone = sql.raw(`'${statsZone}'`);
const bound = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`;
const listed = sql`jsonb_to_recordset(${JSON.stringify(audiences)}::jsonb) as audience(channel text, usual float8, restless float8)`;

/** Chance that comes out the same at every seeding: between -1 and 1, by channel and time. */
const chance = (what: string) => sql`(hashtext(channel || ${what} || at::text) % 1000) / 1000.0`;

/**
 * The shape of a day, a week and a year as a share of an ordinary evening: quiet nights, a morning and an evening, fewer on
 * Sunday, a little more every month.
 */
const share = sql`(
  (0.18 + 0.52 * exp(-((hour - 9) ^ 2) / 14) + 0.82 * exp(-((hour - 19) ^ 2) / 18)
    + 0.82 * exp(-((hour + 5) ^ 2) / 18) + 0.22 * exp(-((hour - 13.5) ^ 2) / 6))
  * case extract(isodow from wall) when 7 then 0.72 when 6 then 0.84 else 1 end
  * (1 - 0.18 * extract(epoch from now() - at)::float8 / 31536000)
)`;
const moments = sql`
  select channel, usual, restless, at, at at time zone ${zone} as wall,
    extract(epoch from (at at time zone ${zone})::time)::float8 / 3600 as hour
  from spans cross join ${listed}`;

/** Two nights of works on the servers: gaps are part of a true year. */
const atWork = sql`(wall::date = (now() at time zone ${zone})::date - 19 or wall::date = (now() at time zone ${zone})::date - 143)
  and hour between 2 and 6`;

async function writeHours(db: SeedTools['db'], { from, before }: Span): Promise<void> {
  await db.execute(sql`
    with spans as (
      select at from generate_series(${bound(from)}, ${bound(before)} - interval '1 hour', interval '1 hour') as at
    ), hours as (
      select channel, at, greatest(1, round(usual * ${share} * (1 + restless * ${chance('mean')})))::bigint as mean,
        greatest(1, round(usual * ${share} * restless))::bigint as spread
      from (${moments}) as moments where not (${atWork})
    ), figures as (
      select channel as series, at, mean, spread from hours
      union all
      select ${totalSeries}, at, sum(mean), round(sqrt(sum(spread * spread))) from hours group by at
    )
    insert into ${listenerHours} (series, starts_at, count, sum, sum_of_squares, min, max)
    select series, at, 60, mean * 60, 60 * (mean * mean + (spread * spread / 3)::bigint), greatest(0, mean - spread), mean + spread
    from figures`);
  await db.execute(sql`
    insert into ${listenerDays} (series, starts_at, count, sum, sum_of_squares, min, max)
    select series, date_trunc('day', starts_at, ${zone}), sum(count), sum(sum), sum(sum_of_squares), min(min), max(max)
    from ${listenerHours} group by 1, 2 ${onSameSpan(listenerDays)}`);
}

/** One sample a minute, and forty minutes of yesterday in which nobody counted. The station counts already: its own samples stay. */
async function writeSamples(db: SeedTools['db'], { from, before }: Span): Promise<void> {
  await db.execute(sql`
    with spans as (
      select at from generate_series(${bound(from)}, ${bound(before)}, interval '1 minute') as at
    )
    insert into ${listenerSamples} (taken_at, channel, listeners)
    select at, channel, greatest(0, round(usual * ${share} * (1 + restless * ${chance('minute')})))
    from (${moments}) as moments
    where not (wall::date = (now() at time zone ${zone})::date - 1 and hour >= 15 and hour < 15 + 40 / 60.0)
    on conflict do nothing`);
}
