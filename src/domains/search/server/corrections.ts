import { sql } from 'drizzle-orm';
import { editDistance, oneEditAway } from '#kit/edits.ts';
import type { DbOrTx } from '#server/database.ts';
import { searchWords } from './search.tables.ts';

type Word = { word: string; uses: number };

const mostMeanings = 8;
/** A word of two letters is one slip away from too many others. */
const shortestCorrected = 3;
const mostAlike = 20;

/**
 * For each word the words of titles that it may have meant, the likeliest first: the word itself where it is one; none
 * where it is too short or nothing is near. One slip is looked up directly, which finds short words too; more by likeness.
 */
export async function meaningsOf(db: DbOrTx, words: readonly string[]): Promise<string[][]> {
  const long = [...new Set(words.filter((word) => word.length >= shortestCorrected))];
  if (long.length === 0) return words.map(() => []);
  const near = await wordsAmong(db, new Set(long.flatMap((word) => [word, ...oneEditAway(word)])));
  const meanings = new Map(long.map((word) => [word, likeliest(word, near, 1)]));
  const open = long.filter((word) => meanings.get(word)?.length === 0);
  const alike = await wordsLike(db, open);
  for (const word of open) {
    const candidates = alike.filter(({ asked }) => asked === word);
    meanings.set(word, likeliest(word, candidates, word.length < 6 ? 1 : word.length < 10 ? 2 : 3));
  }
  return words.map((word) => meanings.get(word) ?? []);
}

async function wordsAmong(db: DbOrTx, words: Set<string>): Promise<Word[]> {
  const { rows } = await db.execute<Word>(
    sql`select word, uses from ${searchWords} where word = any(${sql.param([...words])}::text[])`,
  );
  return rows;
}

async function wordsLike(db: DbOrTx, words: string[]): Promise<(Word & { asked: string })[]> {
  if (words.length === 0) return [];
  const { rows } = await db.execute<Word & { asked: string }>(sql`
    select asked, word, uses from unnest(${sql.param(words)}::text[]) as asked, lateral (
      select word, uses from ${searchWords} where word % asked order by similarity(word, asked) desc limit ${mostAlike}
    ) as alike`);
  return rows;
}

function likeliest(typed: string, candidates: readonly Word[], mostSlips: number): string[] {
  return candidates
    .map((candidate) => ({ ...candidate, slips: editDistance(typed, candidate.word, mostSlips) }))
    .filter(({ slips }) => slips <= mostSlips)
    .sort((one, other) => one.slips - other.slips || weight(typed, other) - weight(typed, one))
    .slice(0, mostMeanings)
    .map(({ word }) => word);
}

/** Few people miss the first letter. */
function weight(typed: string, { word, uses }: Word): number {
  return uses * (word[0] === typed[0] ? 4 : 1);
}
