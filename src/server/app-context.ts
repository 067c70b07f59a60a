import type pg from 'pg';
import type { Clock } from '#kit/clock.ts';
import type { Config } from './config.ts';
import type { Db } from './database.ts';
import type { Events } from './events.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Limits } from './limits/limits.ts';
import type { Log } from './log.ts';
import type { Mail } from './mail/mail.ts';
import type { InvalidateTags } from './pages/invalidate-tags.ts';

/** What a domain is wired from; nothing else of the server is its business. */
export type AppContext = {
  db: Db;
  pool: pg.Pool;
  /** For a connection of one's own, past any pooling proxy: what a session holds (LISTEN, locks) lives there. */
  direct: pg.ClientConfig;
  clock: Clock;
  mail: Mail;
  log: Log;
  events: Events;
  limits: Limits;
  jobs: Jobs;
  config: Config;
  /** Makes every page that depends on one of these tags fresh, in every process, when the transaction commits. */
  invalidateTags: InvalidateTags;
};
