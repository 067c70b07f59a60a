import { setTimeout as pause } from 'node:timers/promises';
import { backoffDelayMs } from '#kit/backoff.ts';
import type { PostgresConnection } from './connection.ts';
import { type PostgresOptions, startPostgres } from './start-postgres.ts';

const lookEveryMs = 250;
const usualRetry = { baseMs: 500, capMs: 8_000 };
const mostTries = 6;

export type SupervisedPostgres = { connection: PostgresConnection; stop(): Promise<void> };

/**
 * The station's own PostgreSQL, started again when it dies, whether this process started it or took it over. It comes back at
 * the same socket, so whoever uses it only has to connect again. `onLost` is told when it cannot come back.
 */
export async function supervisePostgres(
  options: PostgresOptions,
  onLost: (reason: Error) => void,
  retry = usualRetry,
): Promise<SupervisedPostgres> {
  const { log } = options;
  const stopping = new AbortController();
  let server = await startPostgres(options);

  async function bringBack(): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        server = await startPostgres(options);
        log.info({ attempt }, 'PostgreSQL is back');
        return;
      } catch (error) {
        log.error({ err: error, attempt }, 'PostgreSQL does not come back');
        if (attempt === mostTries) throw error;
        await pause(backoffDelayMs(attempt, retry), undefined, { signal: stopping.signal });
      }
    }
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await pause(lookEveryMs, undefined, { signal: stopping.signal, ref: false });
      if (await server.isAlive()) continue;
      if (stopping.signal.aborted) return;
      log.error({ pid: server.pid }, 'PostgreSQL has died and is started again');
      await bringBack();
    }
  }

  const watching = watch().catch((error: Error) => {
    if (!stopping.signal.aborted) onLost(error);
  });
  return {
    connection: server.connection,
    async stop() {
      stopping.abort();
      await watching;
      await server.stop();
    },
  };
}
