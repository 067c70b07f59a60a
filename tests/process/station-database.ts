import type pg from 'pg';
import { toConnectionString } from '#server/postgres/connection.ts';

/** How a station in its own process is told of a test's database. */
export function databaseUrl({ host = '', port = 0, user = '', password, database = '' }: pg.ClientConfig): string {
  return toConnectionString({ host, port, user, password: String(password), database, ssl: false });
}
