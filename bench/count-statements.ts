import type pg from 'pg';

/** Writes down every statement that goes to the database through this pool, however it is sent. */
export function watchStatements(pool: pg.Pool): string[] {
  const statements: string[] = [];
  const watched = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const counting = (...given: unknown[]) => {
      statements.push(textOf(given[0]));
      return query(...given);
    };
    client.query = counting as typeof client.query;
  });
  return statements;
}

function textOf(statement: unknown): string {
  return typeof statement === 'string' ? statement : ((statement as { text?: string }).text ?? 'unnamed');
}
