import { sql } from 'drizzle-orm';
import type { AppContext } from '#server/app-context.ts';
import type { DbOrTx } from '#server/database.ts';
import { searchItems, searchTexts, searchWords } from './search.tables.ts';
import { putSearchItems, type SearchSource } from './search-index.ts';

const jobName = 'search-index';
/** Any number of its own: one process fills the index, another that starts meanwhile finds it filled. */
const fillLock = 714_002;

/** Makes the whole index anew. Only inside a transaction: people search the old one until it is done. */
export async function rebuildSearchIndex(db: DbOrTx, sources: readonly SearchSource[]): Promise<void> {
  await lock(db);
  await db.execute(sql`delete from ${searchItems}`);
  await db.execute(sql`delete from ${searchWords}`);
  for (const source of sources) for await (const items of source(db)) await putSearchItems(db, items);
}

/** A station that had its content before it had an index, or an index without texts to quote, gets a whole one soon after its start. */
export async function searchJobs({ db, jobs }: Pick<AppContext, 'db' | 'jobs'>, sources: readonly SearchSource[]) {
  await jobs.work(jobName, () =>
    db.transaction(async (tx) => {
      await lock(tx);
      if (await isWanting(tx)) await rebuildSearchIndex(tx, sources);
    }),
  );
  if (await isWanting(db)) await jobs.send(jobName, {}, { singletonKey: jobName });
}

async function lock(db: DbOrTx): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${fillLock})`);
}

/** Empty, or made by a version that kept no texts beside it. */
async function isWanting(db: DbOrTx): Promise<boolean> {
  const { rows } = await db.execute<{ isWanting: boolean }>(sql`
    select not exists (select from ${searchItems}) or exists (
      select from ${searchItems} where not exists (select from ${searchTexts} where item_id = ${searchItems.id})
    ) as "isWanting"`);
  return rows[0]?.isWanting === true;
}
