import { type SQL, sql } from 'drizzle-orm';

/**
 * What PostgreSQL searches an item by. Title and subtitle are there twice: with their weights, for ranking, and behind
 * signs of their own, so that the index alone can tell their words from those of the body. Most searches end with the
 * titles and never weigh the thousands of bodies that hold a common word too; and a word that is being typed is
 * completed from titles and subtitles only.
 */
export const titleSign = '=';
export const subtitleSign = '-';

export function documentOf(title: SQL, subtitle: SQL, body: SQL): SQL {
  return sql`setweight(${inEveryForm(title)}, 'A') || setweight(${inEveryForm(subtitle)}, 'B')
    || strip(to_tsvector('italian', ${body}) || to_tsvector('portuguese', ${body}))
    || ${signed(inEveryForm(title), titleSign)} || ${signed(sql`to_tsvector('simple', ${subtitle})`, subtitleSign)}`;
}

function signed(vector: SQL, sign: string): SQL {
  const lexemes = sql`unnest(tsvector_to_array(${vector})) as lexeme`;
  return sql`array_to_tsvector(array(select ${sql.raw(`'${sign}'`)} || lexeme from ${lexemes}))`;
}

/** Word forms of both languages, and the word as it stands for names and for what is being typed. */
function inEveryForm(text: SQL): SQL {
  return sql`(to_tsvector('italian', ${text}) || to_tsvector('portuguese', ${text}) || to_tsvector('simple', ${text}))`;
}

/**
 * Title and subtitle in plain words. The sign between them ends the title, so that a whole title can be told from its
 * beginning; the space behind it lets the subtitle's first word begin like every other.
 */
export const titleEnd = '\n';
export function plainOf(title: SQL, subtitle: SQL): SQL {
  return sql`${title} || E'\\n ' || ${subtitle}`;
}
