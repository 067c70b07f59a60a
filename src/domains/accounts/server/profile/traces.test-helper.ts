import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import type { AppContext } from '#server/app-context.ts';
import type { Db } from '#server/database.ts';
import { startMailDelivery } from '#server/mail/mail-delivery.ts';

/** Where in the whole database any of these texts stands, as table.column. */
export async function placesOf(db: Db, ...texts: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ table_schema: string; table_name: string; columns: string[] }>(sql`
    select table_schema, table_name, array_agg(column_name::text) as columns from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      and data_type not in ('integer', 'bigint', 'boolean', 'real', 'bytea')
    group by table_schema, table_name`);
  if (rows.flatMap(({ columns }) => columns).length < 100) throw new Error('the database has no columns');
  const found: string[] = [];
  for (const { table_schema, table_name, columns } of rows) {
    const held = columns.map((column) => {
      const name = sql.identifier(column);
      const hits = texts.map((text) => sql`position(lower(${text}) in lower(${name}::text)) > 0`);
      return sql`coalesce(bool_or(${sql.join(hits, sql` or `)}), false) as ${name}`;
    });
    const table = sql`${sql.identifier(table_schema)}.${sql.identifier(table_name)}`;
    const { rows: answers } = await db.execute<Record<string, boolean>>(
      sql`select ${sql.join(held, sql`, `)} from ${table}`,
    );
    found.push(...columns.filter((column) => answers[0]?.[column]).map((column) => `${table_name}.${column}`));
  }
  return found;
}

/** Delivers the outbox to a real SMTP server on loopback that takes everything. */
export async function deliverAll({ db, log, clock, events }: AppContext): Promise<string[]> {
  const receivers: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      stream.resume().on('end', () => {
        receivers.push(session.envelope.rcptTo[0]?.address ?? '');
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as { port: number };
  const delivery = startMailDelivery({
    db,
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'ciao@example.org',
    log,
    clock,
    events,
  });
  await delivery.deliverDue();
  await delivery.stop();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return receivers;
}
