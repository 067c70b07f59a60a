import type pg from 'pg';
import { type Clock, realClock } from '#kit/clock.ts';
import type { AppContext } from '#server/app-context.ts';
import { type Config, readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database.ts';
import { openEvents } from '#server/events.ts';
import { type Jobs, startJobs } from '#server/jobs/jobs.ts';
import { createLimits } from '#server/limits/limits.ts';
import { createLog, type Log } from '#server/log.ts';
import { createMail } from '#server/mail/mail.ts';
import { createInvalidateTags } from '#server/pages/invalidate-tags.ts';

export const testSecret = 'a secret for tests only, thirty-two or more characters';

/** What else the machine does must not decide what a station answers. */
export const neverBusy = { BUSY_AFTER_MS: '3600000' };
const everPatient = { connectionTimeoutMillis: 60_000 };

type Options = {
  connection: pg.PoolConfig;
  dataDir: string;
  clock?: Clock;
  config?: Partial<Config>;
  log?: Log;
  /** The job queue makes its own tables and takes a second to start: only tests of jobs ask for it. */
  withJobs?: boolean;
};

/** The services on a test database: the real parts, without the start of PostgreSQL itself. */
export async function openTestContext(options: Options): Promise<{ context: AppContext; close(): Promise<void> }> {
  const log = options.log ?? createLog('silent');
  const config = { ...readConfig({ ...neverBusy, NODE_ENV: 'test', DATA_DIR: options.dataDir }), ...options.config };
  const { db, pool, close: closeDatabase } = openDatabase({ ...everPatient, ...options.connection, max: 5 }, log);
  const events = await openEvents(options.connection, log);
  const jobs = options.withJobs ? await startJobs(options.connection, log) : noJobs();
  const context: AppContext = {
    db,
    pool,
    direct: options.connection,
    clock: options.clock ?? realClock,
    log,
    events,
    jobs,
    config,
    limits: createLimits(pool, testSecret),
    mail: createMail(events, config.publicUrl),
    invalidateTags: createInvalidateTags(events),
  };
  return {
    context,
    close: async () => {
      await jobs.stop();
      await events.close();
      // A test may have taken the database away.
      if (!pool.ending) await closeDatabase();
    },
  };
}

function noJobs(): Jobs {
  const refuse = () => Promise.reject(new Error('this test station was opened without its job queue'));
  return { work: refuse, send: refuse, schedule: refuse, stop: async () => undefined };
}
