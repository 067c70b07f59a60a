import { setTimeout as pause } from 'node:timers/promises';
import { startChild } from '../child.ts';
import type { Figure } from '../figure.ts';
import { estimate, exact } from '../harness.ts';
import { pageWhile } from '../load/page-while.ts';
import type { SlowCallersQuestions } from '../load/slow-callers.ts';
import { row } from '../rows.ts';

const fullRun = { rounds: 9, seconds: 6 };
const quickRun = { rounds: 2, seconds: 2 };
const sockets = 1_000;

/** What everybody else notices of a thousand who begin a request and never end it. */
export const slowSockets: Figure = {
  name: 'slow-sockets',
  async measure({ station: { url }, isQuick }) {
    const { rounds, seconds } = isQuick ? quickRun : fullRun;
    const callers = await startChild<SlowCallersQuestions>('load/slow-callers.ts');
    const ratios: number[] = [];
    let fewest = sockets;
    try {
      for (let round = 0; round < rounds; round++) {
        const idle = await pageWhile(url, pause(seconds * 1000));
        const slow = callers.ask('dawdle', url, sockets, seconds);
        ratios.push((await pageWhile(url, slow)) / idle);
        fewest = Math.min(fewest, await slow);
        process.stderr.write('.');
      }
    } finally {
      await callers.stop();
    }
    process.stderr.write('\n');
    return [
      row({
        figure: `cached home, p99 beside ${sockets} slow sockets : idle`,
        measured: estimate(ratios),
        goal: { kind: 'at most', value: 1.5 },
        unit: '×',
        digits: 2,
      }),
      row({ figure: 'slow sockets that were open at once, at least', measured: exact(fewest) }),
    ];
  },
};
