import type { WireSongItem } from '#domains/catalogue/catalogue.contract.ts';
import { decodeSongItem } from '#domains/catalogue/catalogue.decode.ts';
import { readSongItems } from '#domains/catalogue/server/catalogue.read.ts';
import { slugify } from '#kit/slug.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import type { AppContext } from '#server/app-context.ts';
import { cachedUntilTagged } from '#server/cached-until-tagged.ts';
import { getTop10, getTop10Categories, getTop100, getTop100Years } from '../charts.contract.ts';
import { decodeYear } from '../charts.decode.ts';
import { defaultCategory } from '../charts.rules.ts';
import { presentYear } from './charts.present.ts';
import { listCategories, listTop10, listTop100, listYears } from './charts.store.ts';

export function chartsRoutes({ db, events }: Pick<AppContext, 'db' | 'events'>): Implementation[] {
  const stands = <T extends object>(read: () => Promise<T>) =>
    cachedUntilTagged(events, ['charts', 'songs', 'artists'], read);
  const categories = stands(async () =>
    (await listCategories(db)).map(({ slug, name, description }) => ({
      categorySlug: slug,
      categoryName: name,
      description,
    })),
  );
  const years = stands(async () => (await listYears(db)).map(presentYear));
  const top10 = eachOnce((slug: string) => stands(async () => readSongItems(db, await listTop10(db, slug))));
  const top100 = eachOnce((year: number) =>
    stands(async () => {
      const songs = await readSongItems(db, await listTop100(db, year));
      return songs.map((song) => ({ ...song, albumCoverSlug: slugify(song.albumName) }));
    }),
  );

  return [
    implement(getTop10Categories, ({ tag }) => {
      tag('charts');
      return categories();
    }),

    implement(getTop10, async ({ params, refuse, tag }) => {
      tag('charts');
      const known = await categories();
      // The home page asks for the station's own list, also before the first one is made.
      const isFirst = known.length === 0 && params.categorySlug === defaultCategory;
      const isKnown = isFirst || known.some(({ categorySlug }) => categorySlug === params.categorySlug);
      if (!isKnown) return refuse('category not found');
      const chart = await top10(params.categorySlug)();
      tagSongs(chart, tag);
      return chart;
    }),

    implement(getTop100Years, ({ tag }) => {
      tag('charts');
      return years();
    }),

    implement(getTop100, async ({ params, refuse, tag }) => {
      tag('charts');
      const isKnown = (await years()).some((year) => decodeYear(year) === params.year);
      if (!isKnown) return refuse('year not found');
      const chart = await top100(params.year)();
      tagSongs(chart, tag);
      return chart;
    }),
  ];
}

/** A chart hears of the songs that stand in it, and of the artists by whose names they stand. */
function tagSongs(chart: readonly WireSongItem[], tag: (name: string) => void): void {
  for (const song of chart) tag(`song:${decodeSongItem(song).id}`);
  tag('artists');
}

/** One reader for each chart that there is. Ask only for those: what is made is never forgotten. */
function eachOnce<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    const before = made.get(key);
    if (before) return before;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
}
