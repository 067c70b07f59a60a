import { artists, songs } from '#domains/catalogue/server/catalogue.tables.ts';
import { createRandom } from '#kit/random.ts';
import { slugify } from '#kit/slug.ts';
import type { SeedPart } from '#server/demo/seed-once.ts';
import { inBatches } from './in-batches.ts';
import { artistName, sentence, songTitle } from './words.ts';

const wantedSongs = 100_000;
const wantedArtists = 5_000;

export const seedLargeSongs: SeedPart = {
  name: 'large-songs',
  label: `${wantedSongs} canzoni sintetiche`,
  tags: ['songs'],
  async run({ db, onProgress }) {
    const random = createRandom(2);
    const ids: number[] = [];
    await inBatches(
      wantedArtists,
      () => undefined,
      async (from, to) => {
        const rows = Array.from({ length: to - from }, (_, index) => {
          const name = `${artistName(random)} ${from + index}`;
          return { slug: slugify(name), name, biography: `<p>${sentence(random)}</p>` };
        });
        ids.push(...(await db.insert(artists).values(rows).returning({ id: artists.id })).map(({ id }) => id));
      },
    );
    await inBatches(wantedSongs, onProgress, async (from, to) => {
      const rows = Array.from({ length: to - from }, (_, index) => {
        const title = songTitle(random);
        return {
          slug: `${slugify(title)}-${from + index}`,
          artistId: random.pick(ids),
          title,
          albumName: songTitle(random),
          albumRelease: `${random.int(1970, 2025)}-0${random.int(1, 9)}-1${random.int(0, 9)}`,
          lyrics: index % 3 === 0 ? sentence(random) : '',
          translation: index % 6 === 0 ? sentence(random) : '',
        };
      });
      await db.insert(songs).values(rows);
    });
  },
};
