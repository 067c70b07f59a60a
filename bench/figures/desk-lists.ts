import { startChild } from '../child.ts';
import type { Figure } from '../figure.ts';
import { exact, percentile95 } from '../harness.ts';
import { signInStaff } from '../load/sign-in-staff.ts';
import { row } from '../rows.ts';
import type { LargeStationQuestions } from '../servers/large-station-server.ts';

const staff = '/api/v1/staff';
const words = ['faro', 'il faro', 'biblioteca luna', 'di', 'ornitorinco', 'concerto che nessuno ha dato'];
const lists = [
  '/news',
  '/news?offset=50000',
  '/news?sort=title',
  '/news?sort=-publishedAt&offset=20000',
  '/news?state=published&pro=true',
  '/news?state=draft',
  '/news?from=2026-05-01T00:00:00Z&until=2026-06-01T00:00:00Z',
  '/songs',
  '/songs?sort=-changedAt&offset=50000',
  '/songs?lacks=lyrics',
  ...words.flatMap((word) => [`/news?search=${encodeURIComponent(word)}`, `/songs?search=${encodeURIComponent(word)}`]),
];

/** The desk's lists of a hundred thousand articles and as many songs: statements, and what the database takes for them. */
export const deskLists: Figure = {
  name: 'desk-lists',
  async measure({ isQuick }) {
    const station = await startChild<LargeStationQuestions>('servers/large-station-server.ts');
    try {
      const headers = await signInStaff(station.url, 'administrator');
      const measured = [];
      for (const path of lists) {
        const asked = { path: staff + path, headers, rounds: isQuick ? 3 : 20 };
        const { statements, roundsMs } = await station.ask('deskList', asked);
        measured.push({ path, statements, roundsMs });
        console.error(`${percentile95(roundsMs).toFixed(0).padStart(6)} ms at p95, ${statements} statements: ${path}`);
      }
      const slowest = measured.toSorted((a, b) => percentile95(b.roundsMs) - percentile95(a.roundsMs))[0];
      return [
        row({
          figure: `statements of a list at the desk, the most of ${lists.length}`,
          measured: exact(Math.max(...measured.map(({ statements }) => statements))),
          goal: { kind: 'at most', value: 2 },
        }),
        row({
          figure: 'time in the database of a list at the desk, p95 of all',
          measured: exact(percentile95(measured.flatMap(({ roundsMs }) => roundsMs))),
          goal: { kind: 'at most', value: 100 },
          unit: ' ms',
        }),
        row({
          figure: `p95 of the slowest of them, ${slowest?.path}`,
          measured: exact(percentile95(slowest?.roundsMs ?? [])),
          unit: ' ms',
        }),
      ];
    } finally {
      await station.stop();
    }
  },
};
