import { compareSlices, type Figure, loadSlice } from '../figure.ts';
import type { Goal, Pace } from '../harness.ts';
import { browserEncodings } from '../load/raw-get.ts';
import { absentRow, ratioRow } from '../rows.ts';

const figure = 'uncached home : WordPress home';
const goal: Goal = { kind: 'at least', value: 20 };

/** Our own home without its cache against the home of a WordPress with as many posts, where somebody runs one. */
export const wordpressHome: Figure = {
  name: 'wordpress-home',
  async measure(bench) {
    const peer = process.env.WORDPRESS_URL;
    if (!peer) return [absentRow(figure, goal, '×', 'no WordPress here; WORDPRESS_URL names one')];
    const ours = () => loadSlice(bench, bench.station, '/', browserEncodings);
    const theirs = async (): Promise<Pace> => {
      const { requests, seconds } = await bench.load.run({
        url: peer,
        headers: browserEncodings,
        seconds: bench.sliceSeconds,
      });
      return { perSecond: requests / seconds };
    };
    await bench.station.ask('keepPages', false);
    try {
      return [ratioRow(figure, await compareSlices(bench, ours, theirs), goal)];
    } finally {
      await bench.station.ask('keepPages', true);
    }
  },
};
