import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { startSmtp } from '#server/mail/smtp-server.test-helper.ts';
import type { Acknowledged } from './writers.ts';

export type Comparison = {
  /** Acknowledged and not there afterwards. */
  lost: string[];
  /** Messages whose mail has not arrived. */
  unsent: string[];
  /** Mails that arrived more than once. */
  repeated: string[];
  /** Airings that stand in the play log twice, or begin before the one before them ends. */
  doubled: string[];
};

/** Everybody has stopped writing: compares what was acknowledged with what is there, once all mails are on their way. */
export async function compareWrites(
  database: Pick<pg.Client, 'query'>,
  smtp: Awaited<ReturnType<typeof startSmtp>>,
  { consents, messages }: Acknowledged,
): Promise<Comparison> {
  const read = async (query: string): Promise<string[]> => (await database.query(query)).rows.map(({ value }) => value);
  // Longer than the claim of a process that was killed with a mail in its hand.
  for (const end = performance.now() + 90_000; performance.now() < end; await pause(200)) {
    if ((await read('select id as value from mail_outbox where delivered_at is null limit 1')).length === 0) break;
  }
  const kept = new Set(await read('select id as value from consent_records'));
  const told = await read('select text as value from mail_outbox');
  const arrived = smtp.received.map(({ messageId }) => messageId);
  const sent = new Set(arrived);
  const mails = await read('select message_id as value from mail_outbox');
  return {
    lost: [
      ...consents.filter((id) => !kept.has(id)),
      ...messages.filter((text) => !told.some((mail) => mail.includes(text))),
    ],
    unsent: mails.filter((id) => !sent.has(id)),
    repeated: arrived.filter((id, index) => arrived.indexOf(id) !== index),
    doubled: await read(
      `select airing_key as value from (
         select airing_key, starts_at, lag(ends_at) over (partition by channel order by starts_at) as before,
           count(*) over (partition by airing_key) as times from airings) as log
       where times > 1 or starts_at < before`,
    ),
  };
}
