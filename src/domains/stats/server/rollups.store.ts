import { inArray, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { deviationOf, meanOf } from '../figures.rules.ts';
import { type ChoiceTime, type Range, statsZone, totalSeries } from '../listeners.rules.ts';
import { listenerDays, listenerHours, listenerMinutes, listenerSamples } from './stats.tables.ts';

type Rollups = typeof listenerMinutes | typeof listenerHours | typeof listenerDays;

const grains: [ChoiceTime, Rollups][] = [
  ['minute', listenerMinutes],
  ['hour', listenerHours],
  ['day', listenerDays],
];

const zone = sql.raw(`'${statsZone}'`);
const word = (span: ChoiceTime) => sql.raw(`'${span}'`);
const bound = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;

/** Adds samples to what their minutes, hours and days hold already: each sample once, in the transaction that wrote it. */
export async function rollUp(tx: DbOrTx, { from, before }: { from: Date; before: Date }): Promise<void> {
  const { channel, takenAt, listeners } = listenerSamples;
  const chosen = sql`${takenAt} >= ${bound(from)} and ${takenAt} < ${bound(before)}`;
  for (const [span, table] of grains) {
    await tx.execute(sql`
      insert into ${table} (series, starts_at, count, sum, sum_of_squares, min, max)
      select series, date_trunc(${word(span)}, at, ${zone}) as starts_at,
        count(*), sum(number), sum(number * number), min(number), max(number)
      from (
        select ${channel} as series, ${takenAt} as at, ${listeners}::bigint as number from ${listenerSamples} where ${chosen}
        union all
        select ${totalSeries}, ${takenAt}, sum(${listeners})::bigint from ${listenerSamples} where ${chosen} group by ${takenAt}
      ) as samples
      group by 1, 2
      ${onSameSpan(table)}`);
  }
}

/** The figures of two piles of samples are those of one pile: see figures.rules.ts. */
export function onSameSpan(table: Rollups): SQL {
  return sql`
    on conflict (series, starts_at) do update set
      count = ${table}.count + excluded.count,
      sum = ${table}.sum + excluded.sum,
      sum_of_squares = ${table}.sum_of_squares + excluded.sum_of_squares,
      min = least(${table}.min, excluded.min),
      max = greatest(${table}.max, excluded.max)`;
}

export type SpanRow = {
  series: string;
  at: number;
  count: number;
  mean: number;
  max: number;
  min: number;
  stddev: number;
};

const rollupsOf: Record<ChoiceTime, Rollups> = {
  minute: listenerMinutes,
  hour: listenerHours,
  day: listenerDays,
  week: listenerDays,
  month: listenerDays,
};

/** The spans of a range that have samples. A week or a month consists of those of its days that the range touches. */
export async function readSpans(
  db: DbOrTx,
  { from, until, choiceTime, series }: Range & { choiceTime: ChoiceTime; series: readonly string[] },
): Promise<SpanRow[]> {
  const table = rollupsOf[choiceTime];
  const isWhole = choiceTime === 'week' || choiceTime === 'month';
  const figures = isWhole
    ? sql`date_trunc(${word(choiceTime)}, starts_at, ${zone}) as starts_at, sum(count) as count, sum(sum) as sum,
        sum(sum_of_squares) as sum_of_squares, min(min) as min, max(max) as max`
    : sql`starts_at, count, sum, sum_of_squares, min, max`;
  // A year by the hour is thousands of rows: as one text for each series they arrive several times faster.
  const { rows } = await db.execute<{ series: string; spans: string }>(sql`
    select series, string_agg(
      '[' || concat_ws(',', date_part('epoch', starts_at)::bigint, count, sum, sum_of_squares, min, max) || ']', ',') as spans
    from (
      select series, ${figures} from ${table}
      where ${inArray(table.series, [...series])}
        and starts_at >= date_trunc(${word(isWhole ? 'day' : choiceTime)}, ${bound(new Date(from))}, ${zone})
        and starts_at <= ${bound(new Date(until))}
      ${isWhole ? sql`group by 1, 2` : sql``}
    ) as spans
    group by series`);
  return rows.flatMap(({ series: name, spans }) =>
    (JSON.parse(`[${spans}]`) as Written[]).map((span) => spanRow(name, span)),
  );
}

type Written = [seconds: number, count: number, sum: number, sumOfSquares: number, min: number, max: number];

function spanRow(series: string, [seconds, count, sum, sumOfSquares, min, max]: Written): SpanRow {
  const figures = { count, sum, sumOfSquares, min, max };
  return { series, at: seconds * 1000, count, mean: meanOf(figures), max, min, stddev: deviationOf(figures) };
}

/** Every series that was ever sampled. */
export async function readSampledSeries(db: DbOrTx): Promise<string[]> {
  const rows = await db.selectDistinct({ series: listenerDays.series }).from(listenerDays);
  return rows.map(({ series }) => series);
}

/** When each span of a range begins, whether anything was sampled in it or not. */
export async function readSpanStarts(db: DbOrTx, { from, until, choiceTime }: Range & { choiceTime: ChoiceTime }) {
  const { rows } = await db.execute<{ at: number; written: string }>(sql`
    select date_part('epoch', at) * 1000 as at,
      to_char(at at time zone ${zone}, 'YYYY-MM-DD"T"HH24:MI:SS') ||
        to_char((at at time zone ${zone}) - (at at time zone 'UTC'), 'HH24:MI') as written
    from generate_series(date_trunc(${word(choiceTime)}, ${bound(new Date(from))}, ${zone}), ${bound(new Date(until))},
      ${sql.raw(`interval '1 ${choiceTime}'`)}, ${zone}) as at`);
  return rows;
}

/**
 * The mean of a minute, by when it begins, for some series taken together; absent where none of them was sampled. Of an hour
 * that is kept only as a whole each minute has the hour's mean.
 */
export async function readMinutes(
  db: DbOrTx,
  { instants, series }: { instants: readonly number[]; series: readonly string[] },
): Promise<Map<number, number>> {
  const minutes = [...new Set(instants.map(minuteOf))];
  if (minutes.length === 0 || series.length === 0) return new Map();
  const { rows } = await db.execute<{ at: number; listeners: number }>(sql`
    select date_part('epoch', starts_at) * 1000 as at, sum(sum::float8 / count) as listeners
    from ${listenerMinutes}
    where ${inArray(listenerMinutes.series, [...series])}
      and starts_at in (select to_timestamp(at / 1000) from unnest(${sql.param(minutes)}::float8[]) as at)
    group by 1`);
  const heard = new Map(rows.map(({ at, listeners }) => [at, Math.round(listeners)]));
  const missing = new Set(minutes.filter((minute) => !heard.has(minute)).map(hourOf));
  const hours = await readWholeHours(db, [...missing], series);
  for (const minute of minutes) {
    const ofHour = hours.get(hourOf(minute));
    if (!heard.has(minute) && ofHour !== undefined) heard.set(minute, ofHour);
  }
  return heard;
}

async function readWholeHours(
  db: DbOrTx,
  hours: readonly number[],
  series: readonly string[],
): Promise<Map<number, number>> {
  if (hours.length === 0) return new Map();
  const [first, last] = [Math.min(...hours), Math.max(...hours)];
  const { rows } = await db.execute<{ at: number; listeners: number }>(sql`
    select date_part('epoch', starts_at) * 1000 as at, sum(sum::float8 / count) as listeners
    from ${listenerHours}
    where ${inArray(listenerHours.series, [...series])}
      and starts_at in (select to_timestamp(at / 1000) from unnest(${sql.param([...hours])}::float8[]) as at)
      and starts_at not in (
        select date_trunc('hour', minutes.starts_at) from ${listenerMinutes} as minutes
        where minutes.series = ${totalSeries} and minutes.starts_at >= ${bound(new Date(first))}
          and minutes.starts_at < ${bound(new Date(last + hourMs))}
      )
    group by 1`);
  return new Map(rows.map(({ at, listeners }) => [at, Math.round(listeners)]));
}

const hourMs = 3_600_000;

function hourOf(instant: number): number {
  return Math.floor(instant / hourMs) * hourMs;
}

export function minuteOf(instant: number): number {
  return Math.floor(instant / 60_000) * 60_000;
}
