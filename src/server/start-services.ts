import type pg from 'pg';
import { type Clock, realClock } from '#kit/clock.ts';
import type { AppContext } from './app-context.ts';
import type { Config } from './config.ts';
import { isDatabaseAway } from './connections/database-away.ts';
import { migrateDatabase, openDatabase, requestLimits, sessionLimits } from './database.ts';
import { openEvents } from './events.ts';
import { startJobs } from './jobs/jobs.ts';
import { createLimits } from './limits/limits.ts';
import type { Log } from './log.ts';
import { createMail } from './mail/mail.ts';
import { createInvalidateTags } from './pages/invalidate-tags.ts';
import { lockDataFolder } from './postgres/data-folder-lock.ts';
import { supervisePostgres } from './postgres/supervise-postgres.ts';
import { keptSecret } from './settings/kept-secret.ts';

export type Services = {
  /** For work behind the scenes, which may take its time. */
  context: AppContext;
  /** The same for whoever waits for an answer: no statement takes longer than that. */
  requestContext: AppContext;
  secret: string;
  connection: pg.PoolConfig;
  close(): Promise<void>;
};

type Wishes = {
  clock?: Clock;
  /** The embedded PostgreSQL died and cannot come back. */
  onDatabaseLost?(reason: Error): void;
};

const workConnections = 4;

function noDatabase(reason: Error): never {
  throw reason;
}

/** Starts what the station runs on, in order, and closes it in the opposite one. What is open when a step fails is closed again. */
export async function startServices(
  config: Config,
  log: Log,
  { clock = realClock, onDatabaseLost = noDatabase }: Wishes = {},
): Promise<Services> {
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) {
      await closer().catch((error) => log.warn({ err: error }, 'a part did not close cleanly'));
    }
  };
  try {
    const lock = await lockDataFolder(config.dataDir);
    closers.push(lock.release);
    const connection: pg.PoolConfig = config.databaseUrl
      ? { connectionString: config.databaseUrl }
      : await ownDatabase(config, log, closers, onDatabaseLost);
    const direct = config.databaseDirectUrl ? { connectionString: config.databaseDirectUrl } : connection;
    const { db, pool, close: closeDatabase } = openDatabase({ ...connection, max: workConnections }, log);
    closers.push(closeDatabase);
    await naming('DATABASE_URL', config.databaseUrl, migrateDatabase(pool));
    // A pooling proxy refuses a connection that brings settings along.
    const limits = config.databaseDirectUrl ? requestLimits : { ...requestLimits, ...sessionLimits };
    const forRequests = openDatabase({ ...connection, ...limits, max: config.databasePoolSize }, log);
    closers.push(forRequests.close);
    const events = await naming('DATABASE_DIRECT_URL', config.databaseDirectUrl, openEvents(direct, log));
    closers.push(events.close);
    const jobs = await startJobs(connection, log);
    closers.push(jobs.stop);
    const secret = config.authSecret ?? (await keptSecret(config.dataDir));
    if (config.smtpUrl) {
      const { startMailDelivery } = await import('./mail/mail-delivery.ts');
      const delivery = startMailDelivery({ db, smtpUrl: config.smtpUrl, from: config.mailFrom, log, clock, events });
      closers.push(delivery.stop);
    }
    const context: AppContext = {
      db,
      pool,
      direct,
      clock,
      log,
      events,
      jobs,
      config,
      limits: createLimits(forRequests.pool, secret),
      mail: createMail(events, config.publicUrl),
      invalidateTags: createInvalidateTags(events),
    };
    const requestContext = { ...context, db: forRequests.db, pool: forRequests.pool };
    return { context, requestContext, secret, connection, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function ownDatabase(
  { dataDir }: Config,
  log: Log,
  closers: (() => Promise<unknown>)[],
  onLost: (reason: Error) => void,
): Promise<pg.PoolConfig> {
  const postgres = await supervisePostgres({ dataDir, log }, onLost);
  closers.push(postgres.stop);
  return postgres.connection;
}

/** Who cannot be reached, or lets nobody in, is a wrong setting until it is known better. */
async function naming<T>(setting: string, address: string | undefined, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const isOfAddress = address !== undefined && error instanceof Error && isUnreachable(error);
    throw isOfAddress ? new Error(`${setting}: no database there: ${error.message || error.code}`) : error;
  }
}

/** A refused password or name, or a host without one: what the driver says of it names neither password nor address. */
function isUnreachable(error: Error): error is Error & { code?: string } {
  const { code = '' } = error as NodeJS.ErrnoException;
  return isDatabaseAway(error) || /^(?:28|3D|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/.test(code);
}
