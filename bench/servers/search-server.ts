import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { suggest } from '#domains/search/server/find.ts';
import { putSearchItems } from '#domains/search/server/search.read.ts';
import { createRandom } from '#kit/random.ts';
import { createLog } from '#server/log.ts';
import { startServices } from '#server/start-services.ts';
import { type Fts5, openFts5 } from '../fts5.ts';
import { percentile95 } from '../harness.ts';
import { answerQuestions } from '../load/questions.ts';
import { misspelt, searchQueries } from '../load/search-queries.ts';
import { searchCatalogue } from '../search-items.ts';
import { benchConfig } from './bench-config.ts';

/** The search alone: its tables in a PostgreSQL of its own, and beside it the same items in SQLite. */
const dataDir = await mkdtemp(join(tmpdir(), 'station-search-'));
// The database server runs as another user when root runs the bench.
await chmod(dataDir, 0o755);
const { context, close: closeServices } = await startServices(benchConfig(dataDir), createLog('error'));
let peer: Fts5 | undefined;
let names: string[] = [];
const random = createRandom(4);

const ours = (query: string) => suggest(context.db, query, 10, new Date());
const theirs = async (query: string) => peer?.find(query);

const questions = {
  async fill(total: number): Promise<number> {
    const catalogue = searchCatalogue(total, createRandom(3));
    const startedAt = performance.now();
    await context.db.transaction((tx) => putSearchItems(tx, catalogue.items));
    const seconds = (performance.now() - startedAt) / 1000;
    // What the database does by itself within a minute.
    for (const table of ['search_items', 'search_texts', 'search_words'])
      await context.db.execute(sql.raw(`vacuum analyze ${table}`));
    peer = openFts5(join(dataDir, 'fts5.sqlite'), catalogue.items);
    names = catalogue.names;
    return seconds;
  },
  /** The same queries to both, A,B,B,A: the 95th percentile of each in milliseconds. */
  async round(count: number): Promise<{ ours: number; theirs: number }> {
    const queries = searchQueries(count, names, random);
    const times = { ours: [] as number[], theirs: [] as number[] };
    for (const side of ['ours', 'theirs', 'theirs', 'ours'] as const) {
      const find = side === 'ours' ? ours : theirs;
      for (const query of queries) {
        const startedAt = performance.now();
        await find(query);
        times[side].push(performance.now() - startedAt);
      }
    }
    return { ours: percentile95(times.ours), theirs: percentile95(times.theirs) };
  },
  /** How many of so many names with a slip in them are among the first ten. */
  async found(count: number): Promise<{ found: number; missed: string[] }> {
    const missed: string[] = [];
    for (let done = 0; done < count; done++) {
      const name = random.pick(names);
      const typed = misspelt(name, random);
      const { items } = await ours(typed);
      if (!items.some(({ kind, title }) => kind === 'artist' && title === name)) missed.push(`${typed} (${name})`);
    }
    return { found: count - missed.length, missed };
  },
};
export type SearchQuestions = typeof questions;

answerQuestions('', questions, async () => {
  peer?.close();
  await closeServices();
  await rm(dataDir, { recursive: true, force: true });
});
