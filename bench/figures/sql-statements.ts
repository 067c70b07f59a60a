import type { Figure } from '../figure.ts';
import { exact, type Goal } from '../harness.ts';
import { type Row, row } from '../rows.ts';

const pages: { path: string; goal: Goal }[] = [
  { path: '/', goal: { kind: 'at most', value: 6 } },
  { path: '/programacao', goal: { kind: 'at most', value: 2 } },
  { path: '/afiliadas', goal: { kind: 'at most', value: 2 } },
];
const attempts = 3;

/** What one uncached page costs the database. Background work can only add to a count, so the smallest is the page's own. */
export const sqlStatements: Figure = {
  name: 'sql-statements',
  async measure({ station }) {
    const rows: Row[] = [];
    for (const { path, goal } of pages) {
      const counts: number[] = [];
      for (let attempt = 0; attempt < attempts; attempt++) {
        counts.push((await station.ask('statementsOf', path)).length);
      }
      rows.push(row({ figure: `SQL statements, uncached: ${path}`, measured: exact(Math.min(...counts)), goal }));
    }
    return rows;
  },
};
