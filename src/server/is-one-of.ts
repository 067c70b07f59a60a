import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * `column in (…)` for a list of any length. It travels as one parameter: `inArray` gives each value one of its own, of which
 * PostgreSQL takes 65,535.
 */
export function isOneOf(column: SQLWrapper, values: readonly (string | number)[]): SQL {
  return sql`${column} = any(${sql.param([...values])})`;
}
