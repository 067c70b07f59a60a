import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readSpans, rollUp, type SpanRow } from '#domains/stats/server/rollups.store.ts';
import { createLog } from '#server/log.ts';
import { startServices } from '#server/start-services.ts';
import { answerQuestions } from '../load/questions.ts';
import { benchConfig } from './bench-config.ts';

/** A year of listeners in a PostgreSQL of its own: every sample, and what the station rolls up of them. */
const dataDir = await mkdtemp(join(tmpdir(), 'station-rollups-'));
// The database server runs as another user when root runs the bench.
await chmod(dataDir, 0o755);
const { context, close: closeServices } = await startServices(benchConfig(dataDir), createLog('error'));
const { db } = context;
const from = Date.parse('2025-07-01T03:00:00Z');
const series = ['total', 'https'];
let until = from;

const rolledUp = () => readSpans(db, { from, until, choiceTime: 'hour', series });

/** The same figures from the samples themselves. */
async function scanned(): Promise<SpanRow[]> {
  const { rows } = await db.execute<SpanRow>(sql`
    select series, date_part('epoch', date_trunc('hour', taken_at)) * 1000 as at, count(*)::int as count,
      sum(listeners)::float8 / count(*) as mean, max(listeners)::int as max, min(listeners)::int as min,
      sqrt(greatest(0, count(*) * sum(listeners * listeners)::float8 - sum(listeners)::float8 ^ 2)) / count(*) as stddev
    from (
      select channel as series, taken_at, listeners::bigint from listener_samples where channel = 'https'
      union all
      select 'total', taken_at, sum(listeners)::bigint from listener_samples group by taken_at
    ) as samples
    group by 1, 2`);
  return rows;
}

const questions = {
  async fill(days: number): Promise<number> {
    until = from + days * 86_400_000 - 60_000;
    const last = new Date(until).toISOString();
    await db.transaction(async (tx) => {
      await tx.execute(sql`
        insert into listener_samples (taken_at, channel, listeners)
        select at, channel, 200 + abs(hashtext(channel || at::text)) % 900
        from generate_series(${new Date(from).toISOString()}::timestamptz, ${last}::timestamptz, interval '1 minute') as at,
          unnest(array['https', 'android', 'ios', 'italySid1']) as channel`);
      await rollUp(tx, { from: new Date(from), before: new Date(until + 1) });
    });
    // What the database does by itself within a minute.
    for (const table of ['listener_samples', 'listener_hours']) await db.execute(sql.raw(`vacuum analyze ${table}`));
    return db.$count(sql`listener_samples`);
  },
  /** Milliseconds of each; the rollups are so quick that they are asked ten times. */
  async round(): Promise<{ rolledUp: number; scanned: number }> {
    const quick: number[] = [];
    for (let turn = 0; turn < 10; turn++) quick.push(await timed(rolledUp));
    const slow = await timed(scanned);
    return { rolledUp: quick.toSorted((one, other) => one - other)[5] ?? Number.NaN, scanned: slow };
  },
  /** How many figures of the year differ. */
  async differences(): Promise<{ hours: number; differences: number }> {
    const keyOf = ({ series: name, at }: SpanRow) => `${name} ${at}`;
    const expected = new Map((await scanned()).map((row) => [keyOf(row), JSON.stringify(row)]));
    const rows = await rolledUp();
    const same = rows.filter((row) => expected.get(keyOf(row)) === JSON.stringify(row)).length;
    return { hours: rows.length, differences: Math.max(rows.length, expected.size) - same };
  },
};
export type RollupQuestions = typeof questions;

answerQuestions('', questions, async () => {
  await closeServices();
  await rm(dataDir, { recursive: true, force: true });
});

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
