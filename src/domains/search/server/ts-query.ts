import { subtitleSign, titleSign } from './search-document.ts';
import type { Stem } from './stems.ts';

/** One word of a query: any of these may stand for it, and while it is being typed its beginning is enough. */
export type Term = { meanings: Stem[]; isBeginning: boolean };

export type TsQueries = { title: string; whole: string };

/** The terms as PostgreSQL reads them: once for titles alone, once for everything. */
export function tsQueries(terms: readonly Term[], join: 'all' | 'any'): TsQueries {
  return {
    title: written(terms, join, titleSign, [titleSign]),
    whole: written(terms, join, '', [titleSign, subtitleSign]),
  };
}

function written(terms: readonly Term[], join: 'all' | 'any', sign: string, beginnings: string[]): string {
  const parts = terms.map(({ meanings, isBeginning }) => {
    const lexemes = [...new Set(meanings.flatMap((meaning) => meaning.lexemes))];
    const forms = lexemes.map((lexeme) => quoted(sign + lexeme));
    // Only of the word as it was typed: what it was corrected to is a whole word.
    const typed = isBeginning ? meanings[0]?.lexemes[0] : undefined;
    if (typed) forms.push(...beginnings.map((place) => `${quoted(place + typed)}:*`));
    return `(${forms.join(' | ')})`;
  });
  return parts.join(join === 'all' ? ' & ' : ' | ');
}

function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '\\$&')}'`;
}
