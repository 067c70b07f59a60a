import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { statsZone } from '../listeners.rules.ts';
import { demoAudiences } from './stats.tables.ts';

const zone = sql.raw(`'${statsZone}'`);

/** Chance that comes out the same whenever it is asked for: between -1 and 1, by channel and time. */
export const chance = (what: string) => sql`(hashtext(channel || ${what} || at::text) % 1000) / 1000.0`;

/**
 * The shape of a day, a week and a year as a share of an ordinary evening: quiet nights, a morning and an evening, fewer on
 * Sunday, a little more every month.
 */
export const share = sql`(
  (0.18 + 0.52 * exp(-((hour - 9) ^ 2) / 14) + 0.82 * exp(-((hour - 19) ^ 2) / 18)
    + 0.82 * exp(-((hour + 5) ^ 2) / 18) + 0.22 * exp(-((hour - 13.5) ^ 2) / 6))
  * case extract(isodow from wall) when 7 then 0.72 when 6 then 0.84 else 1 end
  * (1 - 0.18 * greatest(0, extract(epoch from now() - at)::float8) / 31536000)
)`;

/** How many listen in a minute. */
export const inMinute = sql`greatest(0, round(usual * ${share} * (1 + restless * ${chance('minute')})))::int`;

/** Every channel at every `at` of the instants, with what the shape is reckoned from. */
export function moments(instants: SQL): SQL {
  return sql`(
    select channel, usual, restless::float8, at, at at time zone ${zone} as wall,
      extract(epoch from (at at time zone ${zone})::time)::float8 / 3600 as hour
    from (${instants}) as instants cross join ${demoAudiences}
  ) as moments`;
}

/** Those whom the demo's year of listeners goes on with; nobody where no demo was put in place. */
export async function readDemoAudience(db: DbOrTx, at: Date): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ channel: string; listeners: number }>(
    sql`select channel, ${inMinute} as listeners from ${moments(sql`select ${at.toISOString()}::timestamptz as at`)}`,
  );
  return new Map(rows.map(({ channel, listeners }) => [channel, listeners]));
}
