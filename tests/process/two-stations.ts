import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { prepareAir } from '#domains/live/server/on-air.test-helper.ts';
import { afterwards } from '../afterwards.ts';
import { databaseUrl } from './station-database.ts';
import { type StationProcess, spawnStation, type Wish } from './station-process.ts';

const shared = { AUTH_SECRET: 'a secret that all processes of one test share' };

/** Stations in processes of their own, on one database and one library of short tones. */
export async function prepareStations() {
  const { mediaFolder, connection } = await prepareAir();
  const database = new pg.Client(connection);
  await database.connect();
  afterwards(() => database.end());

  async function start(env: Record<string, string> = {}, wish?: Wish): Promise<StationProcess> {
    const folder = await mkdtemp(join(tmpdir(), 'one-of-several-'));
    await symlink(join(mediaFolder, 'media'), join(folder, 'media'));
    const own = { ...shared, DATA_DIR: folder, DATABASE_URL: databaseUrl(connection), ...env };
    const station = await spawnStation(own, wish);
    afterwards(async () => {
      station.kill('SIGCONT');
      station.kill('SIGKILL');
      await station.ended;
      await rm(folder, { recursive: true, force: true });
    });
    return station;
  }

  return {
    connection,
    mediaFolder,
    database,
    start,
    /** Which of them leads, by the address it gave; nothing while nobody does. */
    async leader(): Promise<{ term: number; address: string } | undefined> {
      const { rows } = await database.query('select term::int, address, holder from station_lead');
      return rows[0]?.holder ? rows[0] : undefined;
    },
    /** The play log of one channel, in order. */
    async log(): Promise<{ key: string; startsAt: number; endsAt: number }[]> {
      const { rows } = await database.query(
        `select airing_key as key, starts_at, ends_at from airings where channel = 'antena_1' order by starts_at`,
      );
      return rows.map(({ key, starts_at, ends_at }) => ({
        key,
        startsAt: starts_at.getTime(),
        endsAt: ends_at.getTime(),
      }));
    },
  };
}

const bytesPerMs = 16;

/**
 * Listens over a connection of its own for as long as it holds. A pause is the time between two pieces, silence the time with
 * nothing left to play: what came in advance covers a pause, on a busy machine too.
 */
export function listenTo(address: string) {
  const leaving = new AbortController();
  const state = {
    bytes: 0,
    ended: false,
    status: 0,
    lastAt: performance.now(),
    playsUntil: 0,
    longestPauseMs: 0,
    longestSilenceMs: 0,
  };
  void (async () => {
    const response = await fetch(address, { signal: leaving.signal });
    state.status = response.status;
    for await (const chunk of response.body ?? []) {
      const now = performance.now();
      if (state.bytes > 0) {
        state.longestPauseMs = Math.max(state.longestPauseMs, now - state.lastAt);
        state.longestSilenceMs = Math.max(state.longestSilenceMs, now - state.playsUntil);
      }
      state.lastAt = now;
      state.playsUntil = Math.max(now, state.playsUntil) + chunk.length / bytesPerMs;
      state.bytes += chunk.length;
    }
  })()
    .catch(() => undefined)
    .finally(() => {
      state.ended = true;
    });
  afterwards(async () => leaving.abort());
  return { state, leave: () => leaving.abort() };
}
