import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { type AnyPgColumn, type CheckBuilder, check } from 'drizzle-orm/pg-core';

/** Keeps the words of a `text` column with an `enum` in the database too, where drizzle's own type does not reach. */
export function enumCheck({ table, name }: AnyPgColumn): CheckBuilder {
  const column = Object.values(getTableColumns(table)).find((one) => one.name === name);
  const words = column?.enumValues ?? [];
  if (!column || words.length === 0) throw new Error(`${getTableName(table)}.${name} has no words`);
  const list = sql.raw(words.map((word) => `'${word}'`).join(', '));
  return check(`${getTableName(table)}_${name}`, sql`${column} in (${list})`);
}
