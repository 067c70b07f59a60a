import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type StationProcess, spawnStation } from '../../tests/process/station-process.ts';
import type { Figure } from '../figure.ts';
import { exact, type Goal } from '../harness.ts';
import { row } from '../rows.ts';

const firstGoal: Goal = { kind: 'at most', value: 15 };
const laterGoal: Goal = { kind: 'at most', value: 4 };

/** `npm start` after installing and building: in an empty folder, and again when the demo is whole. A quick run does not wait for that. */
export const firstStart: Figure = {
  name: 'first-start',
  async measure({ isQuick }) {
    const dataDir = await mkdtemp(join(tmpdir(), 'station-start-'));
    // The database server runs as another user when root runs the bench.
    await chmod(dataDir, 0o755);
    const env = { DATA_DIR: dataDir, SEED: 'demo', LOG_LEVEL: 'error' };
    try {
      const first = await timedStart(env);
      const whole = isQuick ? undefined : await untilWhole(first.station, first.begunAt);
      await stop(first.station);
      const later = await timedStart(env);
      await stop(later.station);
      const seconds = { unit: ' s', digits: 1 };
      return [
        row({
          figure: 'first start: until the first page',
          measured: exact(first.seconds),
          goal: firstGoal,
          ...seconds,
        }),
        ...(whole
          ? [row({ figure: 'first start: until the whole demo', measured: exact(whole.seconds), ...seconds })]
          : []),
        ...(whole
          ? [row({ figure: 'longest wait for the home meanwhile', measured: exact(whole.worstMs), unit: ' ms' })]
          : []),
        row({
          figure: 'later start: until the first page',
          measured: exact(later.seconds),
          goal: laterGoal,
          ...seconds,
        }),
      ];
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

const secondsSince = (at: number) => (performance.now() - at) / 1000;

async function timedStart(env: Record<string, string>) {
  const begunAt = performance.now();
  const station = await spawnStation(env);
  await readHome(station);
  return { station, begunAt, seconds: secondsSince(begunAt) };
}

/** A visitor who reloads the home four times a second until the demo is whole. */
async function untilWhole(station: StationProcess, begunAt: number) {
  let worstMs = 0;
  while (!station.output().includes('La demo è completa.')) {
    const askedAt = performance.now();
    await readHome(station);
    worstMs = Math.max(worstMs, performance.now() - askedAt);
    await pause(250);
  }
  return { seconds: secondsSince(begunAt), worstMs };
}

async function readHome({ url }: StationProcess): Promise<void> {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`the home answered ${answer.status}`);
}

async function stop(station: StationProcess): Promise<void> {
  station.kill('SIGTERM');
  await station.ended;
}
