import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import type { AppContext } from '#server/app-context.ts';
import type { Db } from '#server/database.ts';
import { startMailDelivery } from '#server/mail/mail-delivery.ts';

/** Where in the whole database a text stands, as table.column. */
export async function placesOf(db: Db, text: string): Promise<string[]> {
  const { rows } = await db.execute<{ table_schema: string; table_name: string; column_name: string }>(sql`
    select table_schema, table_name, column_name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      and data_type not in ('integer', 'bigint', 'boolean', 'real', 'bytea')`);
  if (rows.length < 100) throw new Error('the columns of the database were not found');
  const found: string[] = [];
  for (const { table_schema, table_name, column_name } of rows) {
    const [table, column] = [
      sql`${sql.identifier(table_schema)}.${sql.identifier(table_name)}`,
      sql.identifier(column_name),
    ];
    const { rows: hits } = await db.execute(
      sql`select from ${table} where position(lower(${text}) in lower(${column}::text)) > 0 limit 1`,
    );
    if (hits.length > 0) found.push(`${table_name}.${column_name}`);
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
