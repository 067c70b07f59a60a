import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accounts } from '../../seed/content/accounts.ts';
import { prepareStations } from '../process/two-stations.ts';
import { makeTempFolder } from '../temp-folder.ts';
import { seconds, tell } from './tell.ts';
import { startWitness } from './witness.ts';

const hourMs = 3_600_000;
const jumps = [
  ['ten seconds ahead', 10_000],
  ['an hour ahead', hourMs],
  ['an hour back again', 0],
  ['an hour behind', -hourMs],
  ['right again', 0],
  ['two days ahead', 48 * hourMs],
  ['right again at last', 0],
] as const;

test('a clock that jumps, ahead or back, leaves the sound, the titles, the lead and sessions as they are', async () => {
  const folder = await makeTempFolder('clock');
  const file = join(folder, 'off-by');
  writeFileSync(file, '0');
  const { start, leader, database } = await prepareStations();
  const preload = join(import.meta.dirname, 'moved-clock.fixture.ts');
  const station = await start({ CLOCK_FILE: file, NODE_OPTIONS: `--import=${preload}` });
  await expect.poll(async () => (await leader())?.address).toBe(station.url);
  const before = await leader();
  const api = `${station.url}/api/v1`;
  const { email, password } = accounts.find(({ key }) => key === 'listener') ?? {};
  const login = await fetch(`${api}/profile/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const headers = { authorization: `Bearer ${(await login.json()).data.token}` };
  const onAir = async () => (await (await fetch(`${api}/aovivo/getCurrentSongInfo/antena_1`)).json()).data;

  for (const [words, offMs] of jumps) {
    const witness = await startWitness(station.url);
    writeFileSync(file, String(offMs));
    station.kill('SIGUSR2');
    await witness.untilHeard(10);
    const titles = new Set<string>();
    await expect.poll(async () => titles.add((await onAir()).song).size).toBeGreaterThan(1);
    const testimony = await witness.testify();
    tell({
      [words]: `${testimony.heardShare.toFixed(2)} of the sound, longest pause ${seconds(testimony.longestPauseMs)}`,
    });
    expect(testimony).toMatchObject({ isStillConnected: true, cachedRefused: 0, revealed: [] });
    expect(testimony.heardShare).toBeGreaterThan(0.9);
    expect(testimony.longestPauseMs).toBeLessThan(4_000);
    expect((await fetch(`${api}/profile/getProfile`, { headers })).status).toBe(200);
  }
  expect(await leader()).toEqual(before);
  const { rows } = await database.query('select airing_key from airings group by 1 having count(*) > 1');
  expect(rows).toEqual([]);
});
