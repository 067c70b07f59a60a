import { startChild } from '../child.ts';
import type { Figure } from '../figure.ts';
import { estimate, exact, median } from '../harness.ts';
import { row } from '../rows.ts';
import type { SearchQuestions } from '../servers/search-server.ts';

const full = { items: 100_000, queries: 100, names: 200 };
const quick = { items: 5_000, queries: 20, names: 50 };

/** The station's search against SQLite's full-text index over the same items, and how many slips of the hand it forgives. */
export const search: Figure = {
  name: 'search',
  async measure({ isQuick, rounds }) {
    const { items, queries, names } = isQuick ? quick : full;
    const child = await startChild<SearchQuestions>('servers/search-server.ts');
    try {
      const fillSeconds = await child.ask('fill', items);
      await child.ask('round', queries);
      const measured: { ours: number; theirs: number }[] = [];
      for (let round = 0; round < rounds; round++) {
        measured.push(await child.ask('round', queries));
        process.stderr.write('.');
      }
      process.stderr.write('\n');
      const { found, missed } = await child.ask('found', names);
      if (missed.length > 0) console.error(`not found: ${missed.join(', ')}`);
      const middle = (side: 'ours' | 'theirs') => median(measured.map((one) => one[side])).toFixed(1);
      return [
        row({
          figure: `search over ${items} items, p95 : SQLite FTS5 (${middle('ours')} ms : ${middle('theirs')} ms)`,
          measured: estimate(measured.map(({ ours, theirs }) => ours / theirs)),
          goal: { kind: 'at most', value: 2 },
          unit: '×',
          digits: 2,
        }),
        row({
          figure: `misspelt names found in the first ten (${found} of ${names})`,
          measured: exact(found / names),
          goal: { kind: 'at least', value: 0.95 },
          digits: 3,
        }),
        row({ figure: `indexing ${items} items`, measured: exact(fillSeconds), unit: ' s', digits: 1 }),
      ];
    } finally {
      await child.stop();
    }
  },
};
