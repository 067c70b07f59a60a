import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { afterwards } from '../afterwards.ts';
import { listenTo } from '../process/two-stations.ts';
import { revealing } from '../revealing.ts';

const bytesPerSecond = 16_000;
/** A page that lies in the cache once it was asked for, and what is made anew each time. */
const cachedPage = '/chi-siamo';
const asked = [cachedPage, '/api/v1/getArtists/', '/cerca?q=onda', '/api/v1/aovivo/getCurrentSongInfo/antena_1'];

export type Testimony = {
  /** Of the sound that was on air meanwhile, how much came; the burst of the beginning is not counted. */
  heardShare: number;
  longestPauseMs: number;
  isStillConnected: boolean;
  /** How often each status was answered; 0 where nobody answered. */
  statuses: Record<string, number>;
  /** Answers for the cached page other than 200. */
  cachedRefused: number;
  revealed: string[];
};

/** Somebody who listens, and somebody who looks around every half second, while something goes wrong at a station. */
export async function startWitness(url: string) {
  const listener = listenTo(`${url}/stream/antena_1`);
  const { state } = listener;
  await fetch(url + cachedPage);
  // A burst of seconds comes at once, then what is on air, twice a second.
  await expect.poll(() => state.bytes > 0 && performance.now() - state.lastAt > 250).toBe(true);
  const testimony = { statuses: {} as Record<string, number>, cachedRefused: 0, revealed: [] as string[] };
  const from = { bytes: state.bytes, at: performance.now() };
  state.longestPauseMs = 0;
  let isOver = false;

  async function ask(path: string): Promise<void> {
    const answer = await fetch(url + path, { signal: AbortSignal.timeout(30_000) }).catch(() => undefined);
    const text = (await answer?.text().catch(() => '')) ?? '';
    const status = answer?.status ?? 0;
    testimony.statuses[status] = (testimony.statuses[status] ?? 0) + 1;
    if (path === cachedPage && status !== 200) testimony.cachedRefused++;
    const found = revealing.exec(text);
    if (found) testimony.revealed.push(`${path}: ${found[0]}`);
  }

  async function lookAround(): Promise<void> {
    while (!isOver) {
      await Promise.all(asked.map(ask));
      await pause(500);
    }
  }
  const looking = lookAround();
  const stop = async () => {
    isOver = true;
    await looking;
    listener.leave();
  };
  afterwards(stop);

  return {
    /** Until so many more seconds of sound have come. */
    untilHeard: async (more: number) => {
      const before = state.bytes;
      await expect
        .poll(() => state.bytes - before, { timeout: (more + 60) * 1000 })
        .toBeGreaterThan(more * bytesPerSecond);
    },
    async testify(): Promise<Testimony> {
      const seconds = (performance.now() - from.at) / 1000;
      const heardShare = (state.bytes - from.bytes) / (seconds * bytesPerSecond);
      const { longestPauseMs, ended } = state;
      await stop();
      return { heardShare, longestPauseMs, isStillConnected: !ended, ...testimony };
    },
  };
}

/** What holds through every fault: the sound goes on, the cached page is served, and nothing is shown that is ours. */
export function expectUnharmed({ heardShare, isStillConnected, cachedRefused, revealed }: Testimony): void {
  expect({ isStillConnected, cachedRefused, revealed }).toEqual({
    isStillConnected: true,
    cachedRefused: 0,
    revealed: [],
  });
  // A tick of half a second may be under way at either end.
  expect(heardShare).toBeGreaterThan(0.9);
}
