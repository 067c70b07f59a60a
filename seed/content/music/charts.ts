import { createRandom } from '#kit/random.ts';
import type { Genre, SongSeed } from './music.types.ts';

const firstChartYear = 1998;

/** The station's first year to the last one that is over: a year's chart is made when it ends. */
export function chartYears(now: Date): number[] {
  return Array.from({ length: now.getUTCFullYear() - firstChartYear }, (_, index) => firstChartYear + index);
}

export type ChartCategorySeed = { slug: 'antena-1' | Genre; name: string; description: string };

export const chartCategories: ChartCategorySeed[] = [
  {
    slug: 'antena-1',
    name: 'Antena 1',
    description: 'Le dieci canzoni che gli ascoltatori chiedono di più, di ogni genere e di ogni paese.',
  },
  {
    slug: 'italianas',
    name: 'Italiane',
    description: 'La canzone italiana più richiesta: cantautori, gruppi, bande e voci nuove.',
  },
  {
    slug: 'romanticas',
    name: 'Romantiche',
    description: 'Dieci canzoni da dedicare a bassa voce, meglio se a luci spente.',
  },
  {
    slug: 'francesas',
    name: 'Francesi',
    description: 'Chanson, pop da camera e ballate di fiume: la Francia che piace ai nostri ascoltatori.',
  },
  {
    slug: 'regravacoes',
    name: 'Riletture',
    description: 'Canzoni conosciute con un’altra voce: le nuove versioni più richieste.',
  },
  {
    slug: 'pop',
    name: 'Pop',
    description: 'Ritornelli che restano in testa, in qualunque lingua siano scritti.',
  },
  {
    slug: 'usa',
    name: 'Stati Uniti',
    description: 'Soul di quartiere, ballate di pianura e pop da pista, dall’altra costa dell’oceano.',
  },
  {
    slug: 'uk',
    name: 'Regno Unito',
    description: 'Folk e pop d’autore dalle isole britanniche, con la pioggia compresa.',
  },
  {
    slug: 'europa',
    name: 'Europa',
    description: 'Un giro del continente in dieci canzoni, ognuna nella sua lingua.',
  },
];

type Rated = Pick<SongSeed, 'slug' | 'artist' | 'release' | 'requests' | 'genres'>;

/** The most requested songs of a category; the station's own takes every song. */
export function top10Of<Song extends Rated>(category: ChartCategorySeed['slug'], songs: readonly Song[]): Song[] {
  const candidates = category === 'antena-1' ? songs : songs.filter((song) => song.genres.includes(category));
  return [...candidates].sort((a, b) => b.requests - a.requests || nameOf(a).localeCompare(nameOf(b))).slice(0, 10);
}

/**
 * The hundred songs of a year. The chart is of the songs the listeners love most and not of the year's releases, so a
 * song may return year after year. The catalogue has fewer than a hundred songs of the first years: what is missing
 * comes from those released soonest afterwards.
 */
export function top100Of<Song extends Rated>(year: number, songs: readonly Song[]): Song[] {
  const byRelease = [...songs].sort((a, b) => a.release.localeCompare(b.release) || nameOf(a).localeCompare(nameOf(b)));
  const released = byRelease.filter((song) => releaseYear(song) <= year);
  const candidates = released.length < 100 ? byRelease.slice(0, 100) : released;
  const random = createRandom(year);
  return candidates
    .map((song) => ({ song, score: song.requests * novelty(year - releaseYear(song)) * (0.4 + 1.2 * random.next()) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, 100)
    .map(({ song }) => song);
}

/** What is new is asked for more; what is not out yet comes last. */
function novelty(age: number): number {
  if (age < 0) return 0.1;
  if (age === 0) return 2;
  return age <= 3 ? 1.4 : 1;
}

function releaseYear(song: Rated): number {
  return Number(song.release.slice(0, 4));
}

function nameOf(song: Rated): string {
  return `${song.artist}/${song.slug}`;
}
