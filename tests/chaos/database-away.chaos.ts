import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { openDatabaseRoad } from '../process/database-road.ts';
import { prepareStations } from '../process/two-stations.ts';
import { seconds, tell } from './tell.ts';
import { expectUnharmed, startWitness } from './witness.ts';

const awaySeconds = 60;

async function openHouse() {
  const house = await prepareStations();
  const roads = [await openDatabaseRoad(house.connection), await openDatabaseRoad(house.connection)] as const;
  const first = await house.start({ DATABASE_URL: roads[0].url });
  await expect.poll(async () => (await house.leader())?.address).toBe(first.url);
  const standby = await house.start({ DATABASE_URL: roads[1].url });
  await expect.poll(async () => (await fetch(`${standby.url}/stream/antena_1/live.m3u8`)).status).toBe(200);
  const witnesses = { leader: await startWitness(first.url), standby: await startWitness(standby.url) };

  async function conclude(words: string) {
    const heard = { leader: await witnesses.leader.testify(), standby: await witnesses.standby.testify() };
    for (const [who, { heardShare, longestPauseMs, statuses }] of Object.entries(heard)) {
      const sound = `${heardShare.toFixed(2)} of the sound, longest pause ${seconds(longestPauseMs)}`;
      tell({ [`${words}, at the ${who}`]: `${sound}, answers ${JSON.stringify(statuses)}` });
    }
    for (const testimony of Object.values(heard)) {
      expectUnharmed(testimony);
      expect(Object.keys(testimony.statuses).filter((status) => !['200', '503'].includes(status))).toEqual([]);
    }
    const log = await house.log();
    for (const [index, { startsAt }] of log.entries()) {
      expect(startsAt).toBeGreaterThanOrEqual(log[index - 1]?.endsAt ?? 0);
    }
    return log;
  }
  return { ...house, roads, first, standby, conclude };
}

describe('leader and standby', () => {
  test.each([
    ['is away', 'cut'],
    ['hangs', 'block'],
  ] as const)(
    'play on to everybody while the database %s for a minute, and the log has no hole',
    async (how, fault) => {
      const house = await openHouse();
      const began = await house.leader();
      for (const road of house.roads) road[fault]();
      await pause(awaySeconds * 1000);
      for (const road of house.roads) road.restore();
      const back = Date.now();
      await expect.poll(async () => (await house.log()).at(-1)?.startsAt).toBeGreaterThan(back);
      const log = await house.conclude(`while it ${how}`);
      expect(await house.leader()).toEqual(began);
      for (const [index, { startsAt }] of log.entries()) if (index > 0) expect(startsAt).toBe(log[index - 1]?.endsAt);
    },
  );

  test('play on to everybody while only the leader has lost its database, and one of them leads in the end', async () => {
    const house = await openHouse();
    house.roads[0].cut();
    await expect.poll(async () => (await house.leader())?.address).toBe(house.standby.url);
    await pause(20_000);
    house.roads[0].restore();
    await expect.poll(() => house.first.output()).toContain('another process leads');
    await expect.poll(async () => (await fetch(`${house.first.url}/stream/antena_1/live.m3u8`)).status).toBe(200);
    await house.conclude('the leader alone cut off');
    expect((await house.leader())?.address).toBe(house.standby.url);
  });
});
