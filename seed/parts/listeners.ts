import { sql } from 'drizzle-orm';
import { statsZone, totalSeries } from '#domains/stats/listeners.rules.ts';
import { chance, inMinute, moments, share } from '#domains/stats/server/demo-audience.store.ts';
import { onSameSpan, rollUp } from '#domains/stats/server/rollups.store.ts';
import { demoAudiences, listenerDays, listenerHours, listenerSamples } from '#domains/stats/server/stats.tables.ts';
import { startOfDayInZone } from '#kit/zones.ts';
import type { SeedPart, SeedTools } from '#server/demo/seed-once.ts';
import { audiences } from '../content/stats.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const sampledDays = 3;
const year = 365;

/** There from the first minute on, so that the station's first own sample is none of an empty house. */
export const seedAudience = {
  name: 'audience',
  label: 'chi ascolta',
  tags: [],
  async run({ db }: Pick<SeedTools, 'db'>) {
    await db.insert(demoAudiences).values(audiences).onConflictDoNothing();
  },
} satisfies SeedPart;

/**
 * A year of listeners: hours for most of it, single samples for the last days. Made by the database, in a second or two; from
 * then on the station's own count goes on from where this ends.
 */
export const seedListeners = {
  name: 'listeners',
  label: 'un anno di ascolti',
  tags: [],
  async run({ db }: Pick<SeedTools, 'db'>) {
    const now = Date.now();
    const sampledFrom = startOfDayInZone(now - sampledDays * dayMs, statsZone);
    await seedAudience.run({ db });
    await writeHours(db, { from: sampledFrom - year * dayMs, before: sampledFrom });
    await writeSamples(db, { from: sampledFrom, before: now });
    await rollUp(db, { from: new Date(sampledFrom), before: new Date(now) });
  },
} satisfies SeedPart;

type Span = { from: number; before: number };

const zone = sql.raw(`'${statsZone}'`);
const bound = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`;
const instants = ({ from, before }: Span, step: string) =>
  sql`select at from generate_series(${bound(from)}, ${bound(before)}, ${sql.raw(`interval '${step}'`)}) as at`;

/** Two nights of works on the servers: gaps are part of a true year. */
const atWork = sql`(wall::date = (now() at time zone ${zone})::date - 19 or wall::date = (now() at time zone ${zone})::date - 143)
  and hour between 2 and 6`;

async function writeHours(db: SeedTools['db'], { from, before }: Span): Promise<void> {
  await db.execute(sql`
    with hours as (
      select channel, at, greatest(1, round(usual * ${share} * (1 + restless * ${chance('mean')})))::bigint as mean,
        greatest(1, round(usual * ${share} * restless))::bigint as spread
      from ${moments(instants({ from, before: before - hourMs }, '1 hour'))} where not (${atWork})
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
    insert into ${listenerSamples} (taken_at, channel, listeners)
    select at, channel, ${inMinute} from ${moments(instants({ from, before }, '1 minute'))}
    where not (wall::date = (now() at time zone ${zone})::date - 1 and hour >= 15 and hour < 15 + 40 / 60.0)
    on conflict do nothing`);
}
