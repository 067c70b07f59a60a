import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Log } from '../log.ts';

export type JobHandler<T> = (data: T) => Promise<void>;

/** How long it may take before it counts as lost and is tried again. */
type JobOptions = { expireInSeconds?: number };

/**
 * Work that outlives a request: kept in PostgreSQL, done once, tried again with growing pauses. The queue is no part of a
 * backup: what is sent must be sent again by a start that finds it undone.
 */
export type Jobs = {
  work<T extends object>(name: string, handler: JobHandler<T>): Promise<void>;
  send<T extends object>(name: string, data: T, options?: { singletonKey?: string }): Promise<void>;
  /** `cron` in UTC. Whatever the number of processes, each time runs once. */
  schedule(name: string, cron: string, handler: JobHandler<object>, options?: JobOptions): Promise<void>;
  stop(): Promise<void>;
};

export async function startJobs(connection: pg.PoolConfig, log: Log): Promise<Jobs> {
  const boss = new PgBoss({ ...connectionOf(connection), max: 3, schema: 'jobs', application_name: 'station-jobs' });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue reports a problem'));
  await boss.start();
  const workers = new Map<string, string>();

  async function work<T extends object>(
    name: string,
    handler: JobHandler<T>,
    { expireInSeconds = 600 }: JobOptions = {},
  ): Promise<void> {
    await boss.createQueue(name, { retryLimit: 8, retryDelay: 5, retryBackoff: true, expireInSeconds });
    const worker = await boss.work<T>(name, { batchSize: 1, pollingIntervalSeconds: 2 }, async ([job]) => {
      if (job) await handler(job.data);
    });
    workers.set(name, worker);
  }

  return {
    work,
    async send(name, data, options = {}) {
      await boss.send(name, data, options);
      // Whoever waits for it need not wait for the next look at the queue too.
      const worker = workers.get(name);
      if (worker) boss.notifyWorker(worker);
    },
    async schedule(name, cron, handler, options) {
      await work(name, handler, options);
      await boss.schedule(name, cron);
    },
    // What is cut off is tried again; a stop must not wait for it.
    stop: () => boss.stop({ graceful: true, timeout: 2_000 }),
  };
}

function connectionOf({ connectionString, host, port, user, password, database }: pg.PoolConfig) {
  if (connectionString) return { connectionString };
  return { host, port, user, password: typeof password === 'string' ? password : undefined, database };
}
