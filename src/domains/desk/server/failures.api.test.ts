import { expect, test } from 'vitest';
import { signIn } from '../../../../tests/sign-in.ts';
import { openTestStation } from '../../../../tests/test-station.ts';

const station = await openTestStation({ withJobs: true });
const { pool, jobs } = station.context;
const administrator = await signIn(station, 'administrator');
const path = '/api/v1/staff/failures';

const failures = async () => (await station.get(path, administrator)).body.data as Record<string, unknown>[];
const retry = (body: object, who = administrator) => station.post(`${path}/retry`, body, who);

test('what failed is told to the administrator only, and tried again once, with a line in the register', async () => {
  await jobs.work('prova', async () => {});
  const job = crypto.randomUUID();
  const mail = crypto.randomUUID();
  await pool.query(
    `insert into jobs.job (id, name, state, output, completed_on, retry_count)
     values ($1, 'prova', 'failed', '{"message": "disco pieno"}', now() - interval '1 hour', 8)`,
    [job],
  );
  await pool.query(
    `insert into mail_outbox (id, message_id, kind, "to", subject, text, html, attempts, last_error, next_try_at)
     values ($1, 'prova-1', 'prova', 'ada@example.org', 'Conferma', '', '', 3, 'nessuna risposta', now() + interval '1 day')`,
    [mail],
  );
  expect((await station.get(path, await signIn(station, 'editor'))).status).toBe(403);
  expect(await failures()).toMatchObject([
    { kind: 'mail', id: mail, title: 'Conferma', to: 'ada@example.org', why: 'nessuna risposta', attempts: 3 },
    { kind: 'job', id: job, title: 'prova', why: 'disco pieno', attempts: 9 },
  ]);

  expect((await retry({ kind: 'job', id: job }, await signIn(station, 'editor'))).status).toBe(403);
  for (const id of ['no', '-'.repeat(36)]) expect((await retry({ kind: 'job', id })).status).toBe(400);
  for (const failure of [
    { kind: 'job', id: job },
    { kind: 'mail', id: mail },
  ]) {
    expect((await retry(failure)).status).toBe(200);
  }
  const { rows } = await pool.query('select next_try_at <= now() as is_due from mail_outbox where id = $1', [mail]);
  expect(rows[0]?.is_due ?? true).toBe(true);
  await expect
    .poll(async () => (await pool.query('select state from jobs.job where id = $1', [job])).rows[0]?.state)
    .toBe('completed');
  expect((await retry({ kind: 'job', id: job })).status).toBe(409);
  const audit = await station.get('/api/v1/staff/audit?count=2', administrator);
  expect(audit.body.data.items.map(({ act, resource }: Record<string, string>) => [act, resource])).toEqual([
    ['retry', 'mails'],
    ['retry', 'jobs'],
  ]);
});
