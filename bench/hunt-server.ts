import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { addHunters, openHunt } from '#domains/hunt/hunt.test-helper.ts';
import { countClaims } from '#domains/hunt/server/claims.test-helper.ts';
import { createLog } from '#server/log.ts';
import { openRoom } from '#server/open-room.ts';
import { benchConfig } from './bench-config.ts';
import { answerQuestions } from './questions.ts';

/** Where hunts take place: tables in a PostgreSQL of their own, for processes that claim prizes in them. */
const dataDir = await mkdtemp(join(tmpdir(), 'station-hunt-'));
// The database server runs as another user when root runs the bench.
await chmod(dataDir, 0o755);
const { room, close: closeRoom } = await openRoom(benchConfig(dataDir), createLog('error'));
const { host, port, user, password, database } = room.pool.options;

const questions = {
  connection: (): pg.PoolConfig => ({ host, port, user, password, database }),
  addHunters: (count: number) => addHunters(room.db, count),
  /** Every piece can be won from the first moment on. */
  async openHunt(seed: number, prizes: { name: string; quantity: number }[]) {
    const due = prizes.reduce((sum, { quantity }) => sum + quantity, 0);
    const { id, endsAt } = await openHunt(room, { prizes, due, seed: seed.toString(16).padStart(64, '0') });
    return { id, endsAt };
  },
  countClaims: (huntId: number) => countClaims(room.db, huntId),
  forgetMails: async () => void (await room.db.execute('delete from mail_outbox')),
};
export type HuntQuestions = typeof questions;

answerQuestions('', questions, async () => {
  await closeRoom();
  await rm(dataDir, { recursive: true, force: true });
});
