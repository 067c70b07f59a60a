import type { DbOrTx } from '#server/database.ts';
import { queryWords } from '../search.rules.ts';
import { meaningsOf } from './corrections.ts';
import { type Stem, stemsOf } from './stems.ts';
import { type Term, type TsQueries, tsQueries } from './ts-query.ts';

/** One way to understand what somebody typed. */
export type Reading = {
  kind: 'as typed' | 'corrected' | 'any word';
  queries: TsQueries;
  /** The words that titles are compared with. */
  words: string[];
  /** Every word that may be marked in a title. */
  marks: string[];
};

/** From the strictest reading to the loosest; whoever has found enough asks no further. */
export async function* readingsOf(db: DbOrTx, text: string): AsyncGenerator<Reading> {
  const words = queryWords(text);
  if (words.length === 0) return;
  const stems = await stemsOf(db, words);
  const looked = lookedFor(stems);
  const lastStem = stems.at(-1);
  const term = (stem: Stem): Term => ({ meanings: [stem], isBeginning: stem === lastStem });
  const typed = looked.map(wordOf);
  const typedTerms = looked.map(term);
  yield { kind: 'as typed', queries: tsQueries(typedTerms, 'all'), words, marks: typed };

  const meanings = await meaningsOf(db, typed);
  const isCorrected = meanings.some((found, index) => found.some((word) => word !== typed[index]));
  const terms = isCorrected
    ? await Promise.all(meanings.map((found, index) => correctedTerm(index, found)))
    : typedTerms;
  const likeliest = typed.map((word, index) => meanings[index]?.[0] ?? word);
  const marks = [...new Set([...typed, ...meanings.flat()])];
  if (isCorrected) yield { kind: 'corrected', queries: tsQueries(terms, 'all'), words: likeliest, marks };
  if (terms.length > 1) yield { kind: 'any word', queries: tsQueries(terms, 'any'), words: likeliest, marks };

  async function correctedTerm(index: number, found: string[]): Promise<Term> {
    const own = looked[index] as Stem;
    const others = await stemsOf(db, found);
    return { ...term(own), meanings: [own, ...others] };
  }
}

/** Fillers say little beside other words; alone they are all there is: 'E tu'. */
function lookedFor(stems: Stem[]): Stem[] {
  const telling = stems.filter(({ isFiller }) => !isFiller);
  return telling.length > 0 ? telling : stems;
}

function wordOf({ lexemes }: Stem): string {
  return lexemes[0];
}
