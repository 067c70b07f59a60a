import { createRandom } from '#kit/random.ts';
import { type Child, startChild } from '../child.ts';
import type { Figure } from '../figure.ts';
import { exact } from '../harness.ts';
import type { Questions } from '../load/questions.ts';
import { type Row, row } from '../rows.ts';
import type { ClaimQuestions } from '../servers/claims-server.ts';
import type { HuntQuestions } from '../servers/hunt-server.ts';

const fullRun = 20;
const quickRun = 2;
const claimants = 200;
const prizes = Array.from({ length: 5 }, (_, index) => ({ name: `Premio ${index + 1}`, quantity: 10 }));
const units = 50;
const processes = 2;

/** The treasure hunt under a rush: everybody at once, through every process, and every chest clicked twice. */
export const huntPrizes: Figure = {
  name: 'prizes',
  async measure({ isQuick }) {
    const children: Child<Questions>[] = [];
    try {
      const ground = await startChild<HuntQuestions>('servers/hunt-server.ts');
      children.push(ground);
      const connection = await ground.ask('connection');
      const claimers: Child<ClaimQuestions>[] = [];
      for (let started = 0; started < processes; started++) {
        const claimer = await startChild<ClaimQuestions>('servers/claims-server.ts');
        children.push(claimer);
        await claimer.ask('open', connection);
        claimers.push(claimer);
      }
      return await rush(ground, claimers, isQuick ? quickRun : fullRun);
    } finally {
      for (const child of children.reverse()) await child.stop();
    }
  },
};

async function rush(ground: Child<HuntQuestions>, claimers: Child<ClaimQuestions>[], hunts: number): Promise<Row[]> {
  const crowd = await ground.ask('addHunters', claimants);
  const total = { won: 0, oversold: 0, doubleWins: 0, badMails: 0 };
  for (let seed = 0; seed < hunts; seed++) {
    const random = createRandom(seed);
    const hunt = await ground.ask('openHunt', seed, prizes);
    await Promise.all(claimers.map((claimer) => claimer.ask('claimAll', hunt, random.shuffle(crowd))));
    const counted = await ground.ask('countClaims', hunt.id);
    for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += counted[key];
    await ground.ask('forgetMails');
    process.stderr.write('.');
  }
  process.stderr.write('\n');
  const where = `${hunts} hunts × ${claimants} people × ${units} prizes, ${processes} processes`;
  const counted = (figure: string, value: number, goal: number) =>
    row({ figure: `${figure}; ${where}`, measured: exact(value), goal: { kind: 'exactly', value: goal } });
  return [
    counted('prizes oversold', total.oversold, 0),
    counted('people who won twice', total.doubleWins, 0),
    counted('prizes won', total.won, hunts * Math.min(units, claimants)),
    counted('wins without exactly one mail', total.badMails, 0),
  ];
}
