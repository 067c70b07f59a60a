import { type Child, startChild } from '../child.ts';
import { type Bench, compareSlices, type Figure, loadSlice } from '../figure.ts';
import { exact } from '../harness.ts';
import { newestArticle } from '../load/page-addresses.ts';
import { type Row, ratioRow, row } from '../rows.ts';
import type { LargeStationQuestions } from '../servers/large-station-server.ts';

type Station = Child<LargeStationQuestions>;

const news = (offset: number) => `/api/v1/news/getNews/${offset}/20/0/1`;
const songs = (offset: number) => `/api/v1/getMusicData/${offset}/20`;
const foundSongs = '/api/v1/getFilteredMusicData/0/20?lyrics=true&query=notte';

/** How many times faster the first page of a list may be. */
const atMostOneAndAHalf = { kind: 'at most', value: 1.5 } as const;

/** A hundred thousand news and as many songs: statements for a page, and lists far inside against their first page. */
export const largeStation: Figure = {
  name: 'large-station',
  async measure(bench) {
    const station = await startChild<LargeStationQuestions>('servers/large-station-server.ts');
    try {
      return [...(await statementRows(station)), ...(await listRows(bench, station))];
    } finally {
      await station.stop();
    }
  },
};

async function statementRows(station: Station): Promise<Row[]> {
  const list = [
    '/notizie',
    '/notizie/mondo',
    '/notizie?pagina=2000',
    '/canzoni',
    '/canzoni?letra=true&busca=notte',
    '/artisti',
    '/programacao',
    '/afiliadas',
  ];
  const pages = [
    { path: '/', most: 6 },
    { path: await newestArticle(station.url), most: 4 },
    ...list.map((path) => ({ path, most: 2 })),
  ];
  const rows: Row[] = [];
  for (const { path, most } of pages) rows.push(await statementRow(station, path, most));
  return rows;
}

async function statementRow(station: Station, path: string, most: number): Promise<Row> {
  // The first visit reads what stands in memory from then on.
  await station.ask('statementsOf', path);
  const measured = exact((await station.ask('statementsOf', path)).length);
  return row({ figure: `SQL statements, uncached: ${path}`, measured, goal: { kind: 'at most', value: most } });
}

async function listRows(bench: Bench, station: Station): Promise<Row[]> {
  const against = (first: string, other: string) =>
    compareSlices(
      bench,
      () => loadSlice(bench, station, first),
      () => loadSlice(bench, station, other),
    );
  return [
    ratioRow('news at offset 0 : at offset 50,000', await against(news(0), news(50_000)), atMostOneAndAHalf),
    ratioRow('songs at offset 0 : at offset 50,000', await against(songs(0), songs(50_000)), atMostOneAndAHalf),
    ratioRow('songs at offset 0 : filtered by text and words', await against(songs(0), foundSongs), atMostOneAndAHalf),
  ];
}
