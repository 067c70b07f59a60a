import { setTimeout as pause } from 'node:timers/promises';
import type { Bench, Figure } from '../figure.ts';
import { exact } from '../harness.ts';
import { browserEncodings, rawGet } from '../load/raw-get.ts';
import { type Row, row } from '../rows.ts';

const path = '/';
const clients = 200;
/** The life time of a page that names none; a little more, so that it has certainly run out. */
const lifeTimeMs = 60_500;

/** A crowd at a cold page and at one that has just run out: one render each, and no compressing on a hit. */
export const singleRender: Figure = {
  name: 'single-render',
  async measure(bench) {
    await bench.station.ask('forgetPages');
    const cold = await changeDuring(bench, () => crowd(bench));
    await bench.station.ask('packWell', path);
    const hits = await changeDuring(bench, () => crowd(bench));
    if (hits.hits !== clients) throw new Error(`${hits.hits} of ${clients} requests were hits`);
    const once = { kind: 'exactly', value: 1 } as const;
    const rows: Row[] = [
      row({ figure: `renders for ${clients} clients at a cold page`, measured: exact(cold.renders), goal: once }),
    ];
    if (!bench.isQuick) {
      console.error(`waiting ${lifeTimeMs / 1000} s for the page's life time to run out`);
      await pause(lifeTimeMs);
      const expired = await changeDuring(bench, () => crowd(bench));
      rows.push(
        row({ figure: `renders for ${clients} clients at expiry`, measured: exact(expired.renders), goal: once }),
      );
    }
    const none = { kind: 'exactly', value: 0 } as const;
    return [
      ...rows,
      row({ figure: `compressions for ${clients} hits`, measured: exact(hits.compressions), goal: none }),
    ];
  },
};

async function crowd({ station }: Bench): Promise<void> {
  const answers = await Promise.all(
    Array.from({ length: clients }, () => rawGet(station.url + path, browserEncodings)),
  );
  if (answers.some(({ status }) => status !== 200)) throw new Error('not every client got the page');
}

type Change = Record<'hits' | 'renders' | 'compressions', number>;

async function changeDuring({ station }: Bench, act: () => Promise<void>): Promise<Change> {
  const before = await station.ask('cacheFigures');
  await act();
  const after = await station.ask('cacheFigures');
  return {
    hits: after.hits - before.hits,
    renders: after.renders - before.renders,
    compressions: after.compressions - before.compressions,
  };
}
