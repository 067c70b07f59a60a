import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeSoundingFolder } from './data-folder.ts';
import { killUnderWrites, type Victim } from './kills.ts';
import { seconds, tell } from './tell.ts';

const kills = Number(process.env.CHAOS_KILLS || 30);
const seed = Number(process.env.CHAOS_SEED || randomInt(1, 2 ** 31));
const kinds: Victim[] = ['app', 'leader', 'database'];
const victims = Array.from({ length: kills }, (_, number) => kinds[number % kinds.length] ?? 'app');

test('kill -9 of processes, leaders and databases under writes loses nothing that was acknowledged, mails included', async () => {
  const outcome = await killUnderWrites({
    dataDir: await makeSoundingFolder(),
    victims,
    seed,
    onKill: (number, victim) => console.log(`  ${number + 1}/${kills} kill -9 of the ${victim}`),
  });
  tell({
    seed,
    kills,
    'acknowledged writes': outcome.acknowledged,
    lost: outcome.lost.length,
    'mails that did not arrive': outcome.unsent.length,
    // At least once, with one Message-ID: a process may die between the server's word and its own.
    'mails that arrived again': outcome.repeated.length,
    'listeners of those who lived that were cut off': outcome.cut.length,
    'airings twice in the log': outcome.doubled.length,
    'longest time without a write': seconds(outcome.longestOutageMs),
  });
  expect(outcome).toMatchObject({ lost: [], unsent: [], doubled: [], cut: [], faults: [] });
});
