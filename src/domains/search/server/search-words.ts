import { sql } from 'drizzle-orm';
import { fold } from '#kit/fold.ts';
import type { DbOrTx } from '#server/database.ts';
import { searchWords } from './search.tables.ts';

const shortestWord = 3;
const longestWord = 40;

/** Keeps count of the words that stand in titles: what a misspelt word may have meant. */
export async function countTitleWords(
  db: DbOrTx,
  { added, removed }: { added: readonly string[]; removed: readonly string[] },
): Promise<void> {
  const counts = new Map<string, number>();
  for (const [titles, step] of [[added, 1] as const, [removed, -1] as const]) {
    for (const title of titles) for (const word of titleWords(title)) counts.set(word, (counts.get(word) ?? 0) + step);
  }
  // In one order for everybody: two writers that share words wait for each other instead of blocking each other.
  const changed = [...counts].filter(([, change]) => change !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
  if (changed.length === 0) return;
  const words = changed.map(([word]) => word);
  await db.execute(sql`
    insert into ${searchWords} (word, uses)
    select * from unnest(${sql.param(words)}::text[], ${sql.param(changed.map(([, change]) => change))}::int[])
    on conflict (word) do update set uses = ${searchWords}.uses + excluded.uses`);
  if (changed.some(([, change]) => change < 0)) {
    await db.execute(sql`delete from ${searchWords} where word = any(${sql.param(words)}::text[]) and uses <= 0`);
  }
}

function titleWords(title: string): Set<string> {
  return new Set(
    fold(title)
      .split(' ')
      .filter((word) => word.length >= shortestWord && word.length <= longestWord && !/^\d+$/.test(word)),
  );
}
