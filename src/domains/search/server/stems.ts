import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { DbOrTx } from '#server/database.ts';

export type Stem = {
  /** The lexemes that stand for the word in the index, the word itself first. */
  lexemes: [word: string, ...others: string[]];
  /** Too common to be looked for: 'la', 'de', 'com'. */
  isFiller: boolean;
};

/** A stem never changes, and people search for the same words. */
const known = new LRUCache<string, Stem>({ max: 5_000 });

export async function stemsOf(db: DbOrTx, words: readonly string[]): Promise<Stem[]> {
  const unknown = words.filter((word) => !known.get(word));
  if (unknown.length > 0) {
    const { rows } = await db.execute<{ word: string; it: string[] | null; pt: string[] | null }>(sql`
      select word, ts_lexize('italian_stem', word) as it, ts_lexize('portuguese_stem', word) as pt
      from unnest(${sql.param(unknown)}::text[]) as word`);
    for (const { word, it, pt } of rows) {
      const isFiller = it?.length === 0 || pt?.length === 0;
      const others = new Set([...(it ?? []), ...(pt ?? [])]);
      others.delete(word);
      known.set(word, { lexemes: [word, ...others], isFiller });
    }
  }
  return words.map((word) => known.get(word) ?? { lexemes: [word], isFiller: false });
}
