import { startChild } from '../child.ts';
import type { Figure } from '../figure.ts';
import { estimate, exact, median } from '../harness.ts';
import { row } from '../rows.ts';
import type { RollupQuestions } from '../servers/rollups-server.ts';

/** A year of listeners by the hour from the rollups, against a scan of every sample. */
export const listenerRollups: Figure = {
  name: 'listener-rollups',
  async measure({ isQuick, rounds }) {
    const days = isQuick ? 30 : 365;
    const child = await startChild<RollupQuestions>('servers/rollups-server.ts');
    try {
      const samples = await child.ask('fill', days);
      await child.ask('round');
      const measured: { rolledUp: number; scanned: number }[] = [];
      for (let round = 0; round < rounds; round++) {
        measured.push(await child.ask('round'));
        process.stderr.write('.');
      }
      process.stderr.write('\n');
      const { hours, differences } = await child.ask('differences');
      const middle = (side: 'rolledUp' | 'scanned') => median(measured.map((one) => one[side])).toFixed(1);
      return [
        row({
          figure: `${days} days by the hour, scan of ${samples} samples : rollups (${middle('scanned')} ms : ${middle('rolledUp')} ms)`,
          measured: estimate(measured.map(({ scanned, rolledUp }) => scanned / rolledUp)),
          goal: { kind: 'at least', value: 50 },
          unit: '×',
          digits: 1,
        }),
        row({
          figure: `figures of ${hours} hours that differ between the two`,
          measured: exact(differences),
          goal: { kind: 'exactly', value: 0 },
        }),
      ];
    } finally {
      await child.stop();
    }
  },
};
