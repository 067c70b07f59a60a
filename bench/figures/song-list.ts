import { type Child, startChild } from '../child.ts';
import { type Bench, compareSlices, type Figure, loadSlice } from '../figure.ts';
import { exact } from '../harness.ts';
import type { LargeSongsQuestions } from '../large-songs-server.ts';
import { ratioRow, row } from '../rows.ts';

type Station = Child<LargeSongsQuestions>;

const first = '/api/v1/getMusicData/0/20';
const deep = '/api/v1/getMusicData/50000/20';
const found = '/api/v1/getFilteredMusicData/0/20?lyrics=true&query=notte';

/** The song lists over a hundred thousand songs: a page far inside and a search against the first page. */
export const songList: Figure = {
  name: 'song-list',
  async measure(bench) {
    const station = await startChild<LargeSongsQuestions>('large-songs-server.ts');
    try {
      return [
        await statementRow(station, '/canzoni'),
        await statementRow(station, '/canzoni?letra=true&busca=notte'),
        ratioRow('songs at offset 0 : at offset 50,000', await against(bench, station, deep), atMostOneAndAHalf),
        ratioRow(
          'songs at offset 0 : filtered by text and words',
          await against(bench, station, found),
          atMostOneAndAHalf,
        ),
      ];
    } finally {
      await station.stop();
    }
  },
};

/** How many times faster the first page may be. */
const atMostOneAndAHalf = { kind: 'at most', value: 1.5 } as const;

function against(bench: Bench, station: Station, path: string) {
  return compareSlices(
    bench,
    () => loadSlice(bench, station, first),
    () => loadSlice(bench, station, path),
  );
}

async function statementRow(station: Station, path: string) {
  // The first visit reads what stands in memory from then on.
  await station.ask('statementsOf', path);
  const measured = exact((await station.ask('statementsOf', path)).length);
  return row({ figure: `SQL statements, 100,000 songs: ${path}`, measured, goal: { kind: 'at most', value: 2 } });
}
