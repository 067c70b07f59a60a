import { fork } from 'node:child_process';
import { once } from 'node:events';
import { eq, like, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { staffAudit } from '#server/desk/staff.tables.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { artists } from '../../catalogue/server/catalogue.tables.ts';
import { openImports } from '../imports.test-helper.ts';

/** Six batches. */
const count = 120;

test('[DESK-15] a process killed in the middle of an import leaves nothing half; another one goes on, and nothing is done twice', async () => {
  const station = await openTestStation({ withJobs: true });
  const { db } = station.context;
  const desk = await openImports(station, 'music');
  const worker = fork(new URL('../../../../tests/process/import-worker.fixture.ts', import.meta.url), [], {
    env: {
      ...process.env,
      STATION: JSON.stringify({ connection: station.connection, dataDir: station.context.config.dataDir }),
    },
  });
  await once(worker, 'message');
  const rows = Array.from({ length: count }, (_, index) => `Banda Numero ${index}`);
  const { body } = await desk.upload('artists', `Nome\n${rows.join('\n')}`);
  const { id } = body.data;

  await desk.until(id, ({ state }) => state === 'checked');
  expect((await desk.start(id)).status).toBe(200);
  await desk.until(id, ({ done }) => done > 0 && done < count);
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  const halfway = await desk.read(id);
  expect(halfway.state).toBe('running');
  expect(halfway.done).toBeLessThan(count);

  await desk.work();
  const { results } = await desk.until(id, ({ state }) => state === 'done');
  expect(results).toEqual({ created: count, changed: 0, skipped: 0, faulty: 0 });
  const made = await db.select({ slug: artists.slug }).from(artists).where(like(artists.name, 'Banda Numero %'));
  expect(new Set(made.map(({ slug }) => slug)).size).toBe(count);
  expect(made).toHaveLength(count);
  const entries = await db.$count(
    staffAudit,
    sql`${eq(staffAudit.resource, 'artists')} and ${eq(staffAudit.act, 'create')}`,
  );
  expect(entries).toBe(count);
});
