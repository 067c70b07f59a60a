import type { DbOrTx } from '#server/database.ts';
import { type Reading, readingsOf } from './readings.ts';
import { type Found, type FoundOfKind, findBest, findByKind } from './search.store.ts';

export type Best = { items: Found[]; reading: Reading | null };
export type Results = { items: FoundOfKind[]; reading: Reading | null };

/** With so few a slip of the hand may have met another word: what else may be meant comes after them. */
const few = 3;

/** The best items by the strictest reading that finds anything; where that is little, also by the next one. */
export async function suggest(db: DbOrTx, text: string, count: number, now: Date): Promise<Best> {
  const found = new Map<number, Found>();
  let last: Reading | null = null;
  for await (const reading of readingsOf(db, text)) {
    if (found.size >= few || (found.size > 0 && reading.kind === 'any word')) break;
    for (const item of await findBest(db, { ...reading, now }, count)) {
      if (!found.has(item.id)) found.set(item.id, item);
    }
    last = reading;
  }
  return { items: [...found.values()].slice(0, count), reading: last };
}

/** By kind, by the strictest reading that finds anything. */
export async function findResults(db: DbOrTx, text: string, ofEach: number, now: Date): Promise<Results> {
  for await (const reading of readingsOf(db, text)) {
    const items = await findByKind(db, { ...reading, now }, ofEach);
    if (items.length > 0) return { items, reading };
  }
  return { items: [], reading: null };
}
