import { describe, expect, vi } from 'vitest';
import { story } from '../story.ts';
import { openDatabaseRoad } from './database-road.ts';
import { listenTo, prepareStations } from './two-stations.ts';

const stations = await prepareStations();
const road = await openDatabaseRoad(stations.connection);
const first = await stations.start({ DATABASE_URL: road.url });
const bytesPerSecond = 16_000;
const patience = { timeout: 60_000 };
const isLed = (url: string) => async () => (await stations.leader())?.address === url;
await vi.waitFor(async () => expect(await isLed(first.url)()).toBe(true), patience);

/** Once the log has come to this moment: every airing since begins where the one before ends, to the millisecond. */
async function expectNoHole(from: number): Promise<void> {
  const now = Date.now();
  await expect.poll(async () => (await stations.log()).at(-1)?.startsAt, patience).toBeGreaterThan(now);
  const log = (await stations.log()).filter(({ endsAt }) => endsAt >= from);
  expect(log.length).toBeGreaterThan(1);
  for (const [index, { startsAt }] of log.entries()) {
    const before = log[index - 1];
    if (before) expect(startsAt).toBe(before.endsAt);
  }
}

describe('a station that leads and loses its database', () => {
  // Who leads changes in the last chapter.
  const test = story();
  for (const [how, seconds, takeAway] of [
    ['is cut off', 2, () => road.cut()],
    ['hangs', 4, () => road.block()],
  ] as const) {
    test(`[FAULT-02] plays on while it ${how}, answers whoever asks, leads on afterwards, and its log has no hole`, async () => {
      const before = await stations.leader();
      const began = Date.now();
      const { state, leave } = listenTo(`${first.url}/stream/antena_1`);
      await expect.poll(() => state.bytes, patience).toBeGreaterThan(bytesPerSecond);
      takeAway();
      const atLoss = state.bytes;
      const asked = ['/canzoni', '/api/v1/getArtists/'].map((path) => fetch(first.url + path));
      // Longer than several items last and, where it hangs, than any word of it is waited for.
      await expect.poll(() => state.bytes - atLoss, patience).toBeGreaterThan(seconds * bytesPerSecond);
      for (const { status, headers } of await Promise.all(asked)) {
        expect([status, headers.get('retry-after')]).toEqual([503, '5']);
      }
      road.restore();
      await expectNoHole(began);
      expect(await stations.leader()).toEqual(before);
      expect(state.ended).toBe(false);
      leave();
    });
  }

  test('[FAULT-02] plays on when the session of its lead is killed', async () => {
    const before = await stations.leader();
    const { state, leave } = listenTo(`${first.url}/stream/antena_1`);
    await expect.poll(() => state.bytes, patience).toBeGreaterThan(0);
    const began = Date.now();
    const ended = await stations.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'station-lead' and datname = current_database()`,
    );
    expect(ended.rowCount).toBe(1);
    await expectNoHole(began);
    expect(await stations.leader()).toEqual(before);
    expect(state.ended).toBe(false);
    leave();
  });

  test('a leader that is frozen is noticed and gives way, and one that dies is followed within two seconds', async () => {
    // Beside a pooling proxy: the word from process to process and the lead have sessions of their own past it.
    const second = await stations.start({ DATABASE_DIRECT_URL: `${road.url}?application_name=past-the-proxy` });
    const direct = await stations.database.query(
      `select pid from pg_stat_activity where application_name = 'past-the-proxy' and datname = current_database()`,
    );
    expect(direct.rowCount).toBe(2);
    first.kill('SIGSTOP');
    await expect.poll(isLed(second.url), patience).toBe(true);
    first.kill('SIGCONT');
    await expect.poll(() => first.output(), patience).toContain('another process leads');
    expect(await isLed(second.url)()).toBe(true);
    second.kill('SIGKILL');
    const diedAt = performance.now();
    await expect.poll(isLed(first.url), { ...patience, interval: 20 }).toBe(true);
    expect(performance.now() - diedAt).toBeLessThan(2_000);
    const keys = (await stations.log()).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
