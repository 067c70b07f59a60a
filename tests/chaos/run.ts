import { randomInt } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { takePrepared } from '../prepared/take.ts';
import { chaos } from './chaos.ts';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '30' }, seed: { type: 'string' } } });
const seed = values.seed === undefined ? randomInt(1, 2 ** 31) : Number(values.seed);
const kills = Number(values.kills);

console.log(`Seed ${seed}. Opening a database and stations of its own…`);
const { folder: dataDir } = await takePrepared();
try {
  const onKill = (number: number, victim: string) => console.log(`${number + 1}/${kills} kill -9 of the ${victim}`);
  const outcome = await chaos({ dataDir, kills, seed, onKill });
  const { app, leader, database } = outcome.kills;
  console.log(`
seed ${seed} · killed: ${app} standbys, ${leader} leaders, ${database} databases
acknowledged writes: ${outcome.acknowledged} · lost: ${outcome.lost.length} · airings twice in the log: ${outcome.doubled.length}
longest time without a write: ${(outcome.longestOutageMs / 1000).toFixed(1)} s`);
  process.exitCode = outcome.lost.length + outcome.doubled.length === 0 ? 0 : 1;
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
