import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { startChild } from '../../bench/child.ts';
import { declaredEndpoints } from '../declared-endpoints.ts';
import { attack } from './attack.ts';
import { watchHealth } from './health.ts';
import type { AttackedQuestions } from './station.ts';
import { answersOf, keyOf } from './targets.ts';
import { tellFound } from './tell.ts';

const { values } = parseArgs({
  options: { calls: { type: 'string', default: '50000' }, seed: { type: 'string' }, only: { type: 'string' } },
});
const seed = values.seed === undefined ? randomInt(1, 2 ** 31) : Number(values.seed);
const calls = Number(values.calls);
const only = values.only === undefined ? undefined : Number(values.only);
const slowestAllowedMs = 1_000;

console.log(`Seed ${seed}. Opening a station of its own…`);
const station = await startChild<AttackedQuestions>('../tests/attack/station.ts');
const targets = await station.ask('targets');
console.log(`${calls} calls to ${targets.length} addresses at ${station.url}`);
const health = watchHealth(station.url);
const startedAt = performance.now();
const outcome = await attack({
  url: station.url,
  targets,
  endpoints: answersOf(await declaredEndpoints()),
  seed,
  calls,
  connections: 12,
  only,
  accounts: { remember: () => station.ask('rememberAccounts'), restore: () => station.ask('restoreAccounts') },
  onProgress: (done) => process.stderr.write(`\r${done}`),
});
const seconds = (performance.now() - startedAt) / 1_000;
const { asked, slowestMs, failed } = await health.stop();
const isAlive = await station.cpuSeconds().then(
  () => true,
  () => false,
);
await station.stop();

if (only !== undefined) console.log(outcome.last);
if (outcome.found.length > 0) console.log(`\n${tellFound(outcome.found, seed)}`);
const count = (kind: string) => outcome.found.filter(({ fault }) => fault.kind === kind).length;
const byStatus = [...outcome.byStatus].sort().map(([status, number]) => `${status}: ${number}`);
const endpoints = targets.filter(({ kind }) => kind === 'endpoint').map(keyOf);
const never = endpoints.filter((key) => !outcome.done.has(key));
console.log(`
endpoints that did what they were asked: ${endpoints.length - never.length} of ${endpoints.length}; never: ${never.join(', ')}
seed ${seed} · ${outcome.calls} calls in ${seconds.toFixed(0)} s · ${byStatus.join(', ')}
answers of 5xx: ${count('5xx')} · off their schema: ${count('off its schema')} · other faults: ${count('loose') + count('silent')}
dead processes: ${isAlive ? 0 : 1} · /healthz asked ${asked} times, slowest ${slowestMs.toFixed(0)} ms, failed ${failed}`);
const isGood = outcome.found.length === 0 && isAlive && slowestMs <= slowestAllowedMs && failed === 0;
process.exitCode = isGood ? 0 : 1;
