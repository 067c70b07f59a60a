import type pg from 'pg';
import type { Timer } from '#kit/clock.ts';
import type { Room } from '#server/room.ts';

/** Any number, the same in every process: one of them carries the embedded station. */
const leaderLock = 714_002;
const retryMs = 2_000;

export type Lead = { stop(): Promise<void> };
type Duties = { takeOver(): Promise<void>; stepDown(): Promise<void> };

/**
 * One process of several leads; the others stand by and take over when its connection, and with it the lock, falls.
 * Resolves after the first try. A process that starts while the one before still closes gets its turn moments later.
 */
export async function seekLead(
  { pool, clock, log }: Pick<Room, 'pool' | 'clock' | 'log'>,
  { takeOver, stepDown }: Duties,
): Promise<Lead> {
  let turn: Promise<void> = Promise.resolve();
  let timer: Timer | undefined;
  let held: pg.PoolClient | undefined;
  let isStopped = false;

  /** One step at a time: a lead that is lost while it is taken over is given up right after. */
  function inTurn(step: () => Promise<void>): Promise<void> {
    turn = turn.then(step);
    return turn;
  }

  function tryLater(): void {
    clock.clearTimeout(timer);
    if (!isStopped) timer = clock.setTimeout(() => void inTurn(tryToLead), retryMs);
  }

  async function tryToLead(): Promise<void> {
    if (isStopped) return;
    try {
      const client = await takeLock();
      if (!client) {
        tryLater();
        return;
      }
      held = client;
      client.once('end', () => {
        if (held === client) void inTurn(giveUp);
      });
      await takeOver();
    } catch (error) {
      log.warn({ err: error }, 'the embedded station could not go on air');
      await giveUp();
    }
  }

  async function takeLock(): Promise<pg.PoolClient | undefined> {
    const client = await pool.connect();
    // A connection in hand that breaks without anybody listening would end the process.
    client.on('error', noteBreak);
    try {
      const { rows } = await client.query('select pg_try_advisory_lock($1) as leads', [leaderLock]);
      if (rows[0]?.leads) return client;
      client.off('error', noteBreak);
      client.release();
      return undefined;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  function noteBreak(error: Error): void {
    log.warn({ err: error }, 'the connection of the embedded station broke');
  }

  async function giveUp(): Promise<void> {
    const client = held;
    held = undefined;
    if (client) {
      await stepDown();
      // Said aloud, so that the next one need not wait for the connection to fall; a broken one has let go already.
      await client.query('select pg_advisory_unlock($1)', [leaderLock]).catch(() => undefined);
      client.release(true);
    }
    tryLater();
  }

  await inTurn(tryToLead);
  return {
    async stop() {
      isStopped = true;
      clock.clearTimeout(timer);
      await inTurn(giveUp);
    },
  };
}
