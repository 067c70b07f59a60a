import { setTimeout as pause } from 'node:timers/promises';
import { type Child, startChild } from '../child.ts';
import type { Figure } from '../figure.ts';
import { type Estimate, estimate, exact } from '../harness.ts';
import type { BenchAccounts } from '../load/accounts.ts';
import type { GuesserQuestions } from '../load/guesser.ts';
import { login } from '../load/login.ts';
import { pageWhile } from '../load/page-while.ts';
import { type Row, row } from '../rows.ts';

/** A round is some seconds of quiet and some of stuffing: so many logins, so many a second. */
const fullRun = { pairs: 500, rounds: 10, logins: 1_000 };
const quickRun = { pairs: 20, rounds: 2, logins: 200 };
const perSecond = 250;

/** Guessing at passwords: what its time tells, how many guesses count, and what everybody else notices. */
export const accountSecurity: Figure = {
  name: 'account-security',
  async measure({ station, isQuick }) {
    const { pairs, rounds, logins } = isQuick ? quickRun : fullRun;
    const accounts = await station.ask('addAccounts', pairs + 1);
    const ratio = await compareGuesses(station.url, accounts, pairs);
    const guesser = await startChild<GuesserQuestions>('load/guesser.ts');
    try {
      return [...timeRows(ratio, pairs), ...(await stuff(station.url, accounts, guesser, { rounds, logins }))];
    } finally {
      await guesser.stop();
    }
  },
};

/** The time of an unknown account over that of a wrong password, pair by pair, each side first in turn. */
async function compareGuesses(url: string, { emails }: BenchAccounts, pairs: number): Promise<Estimate> {
  const ratios: number[] = [];
  // The first pairs warm up.
  for (let pair = -5; pair < pairs; pair++) {
    const known = emails[Math.max(pair, 0)] ?? '';
    const unknown = `nessuno-${Date.now()}-${pair}@example.org`;
    const times = new Map<string, number>();
    for (const email of pair % 2 === 0 ? [known, unknown] : [unknown, known]) {
      const startedAt = performance.now();
      const answer = await login(url, email, 'Sbagliata-12345!');
      await answer.text();
      times.set(email, performance.now() - startedAt);
      if (answer.status !== 400) throw new Error(`a guess was answered with ${answer.status}`);
    }
    if (pair >= 0) ratios.push((times.get(unknown) ?? Number.NaN) / (times.get(known) ?? Number.NaN));
  }
  return estimate(ratios);
}

function timeRows(measured: Estimate, pairs: number): Row[] {
  const figure = `time of a login, unknown account : wrong password, ${pairs} pairs`;
  return [
    row({ figure, measured, goal: { kind: 'at least', value: 0.95 }, unit: '×', digits: 3 }),
    row({ figure, measured, goal: { kind: 'at most', value: 1.05 }, unit: '×', digits: 3 }),
  ];
}

async function stuff(
  url: string,
  { emails, password }: BenchAccounts,
  guesser: Child<GuesserQuestions>,
  { rounds, logins }: { rounds: number; logins: number },
): Promise<Row[]> {
  const owner = emails.at(-1) ?? '';
  const entered = await login(url, owner, password);
  const cookie =
    entered.headers
      .getSetCookie()
      .find((line) => line.startsWith('a1_device='))
      ?.split(';')[0] ?? '';
  const p99s = { idle: [] as number[], meanwhile: [] as number[] };
  let evaluated = 0;
  let letIn = 0;
  for (let round = 0; round < rounds; round++) {
    p99s.idle.push(await pageWhile(url, pause((logins / perSecond) * 1000)));
    const stuffing = guesser.ask('guess', url, owner, { count: logins, perSecond });
    p99s.meanwhile.push(await pageWhile(url, stuffing));
    evaluated += await stuffing;
    letIn += (await login(url, owner, password, { cookie })).ok ? 1 : 0;
    process.stderr.write('.');
  }
  process.stderr.write('\n');
  const ratios = p99s.meanwhile.map((value, round) => value / (p99s.idle[round] ?? Number.NaN));
  const shown = (values: number[]) => estimate(values).value.toFixed(1);
  return [
    row({
      figure: `guesses at one account that were evaluated, of ${rounds * logins} from as many addresses`,
      measured: exact(evaluated),
      goal: { kind: 'at most', value: 10 },
    }),
    row({
      figure: 'logins of its owner on a known device that were refused meanwhile',
      measured: exact(rounds - letIn),
      goal: { kind: 'exactly', value: 0 },
    }),
    row({
      figure: `cached home, p99 at ${perSecond} guesses a second : idle (${shown(p99s.meanwhile)} : ${shown(p99s.idle)} ms)`,
      measured: estimate(ratios),
      goal: { kind: 'at most', value: 1.5 },
      unit: '×',
      digits: 2,
    }),
  ];
}
