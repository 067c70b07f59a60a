import type pg from 'pg';

export type Query = { text: string; values: unknown[] };

/** Writes down every statement that goes to the database through this pool, however it is sent. */
export function watchStatements(pool: pg.Pool): string[] {
  const statements: string[] = [];
  watch(pool, ({ text }) => statements.push(text));
  return statements;
}

/** The same with what stands in the statements' places, to ask the database how it goes about them. */
export function watchQueries(pool: pg.Pool): Query[] {
  const queries: Query[] = [];
  watch(pool, (query) => queries.push(query));
  return queries;
}

function watch(pool: pg.Pool, note: (query: Query) => void): void {
  const watched = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const counting = (...given: unknown[]) => {
      note(queryOf(given));
      return query(...given);
    };
    client.query = counting as typeof client.query;
  });
}

function queryOf([statement, values]: unknown[]): Query {
  if (typeof statement === 'string') return { text: statement, values: Array.isArray(values) ? values : [] };
  const { text = 'unnamed', values: own } = statement as Partial<Query>;
  return { text, values: own ?? (Array.isArray(values) ? values : []) };
}
