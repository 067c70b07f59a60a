import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { addHunters, openHunt } from '#domains/hunt/hunt.test-helper.ts';
import { countClaims } from '#domains/hunt/server/claims.test-helper.ts';
import { createLog } from '#server/log.ts';
import { startServices } from '#server/start-services.ts';
import { answerQuestions } from '../load/questions.ts';
import { benchConfig } from './bench-config.ts';

/** Where hunts take place: tables in a PostgreSQL of their own, for processes that claim prizes in them. */
const dataDir = await mkdtemp(join(tmpdir(), 'station-hunt-'));
// The database server runs as another user when root runs the bench.
await chmod(dataDir, 0o755);
const { context, close: closeServices } = await startServices(benchConfig(dataDir), createLog('error'));
const { host, port, user, password, database } = context.pool.options;

const questions = {
  connection: (): pg.PoolConfig => ({ host, port, user, password, database }),
  addHunters: (count: number) => addHunters(context.db, count),
  /** Every piece can be won from the first moment on. */
  async openHunt(seed: number, prizes: { name: string; quantity: number }[]) {
    const due = prizes.reduce((sum, { quantity }) => sum + quantity, 0);
    const { id, endsAt } = await openHunt(context, { prizes, due, seed: seed.toString(16).padStart(64, '0') });
    return { id, endsAt };
  },
  countClaims: (huntId: number) => countClaims(context.db, huntId),
  forgetMails: async () => void (await context.db.execute('delete from mail_outbox')),
};
export type HuntQuestions = typeof questions;

answerQuestions('', questions, async () => {
  await closeServices();
  await rm(dataDir, { recursive: true, force: true });
});
