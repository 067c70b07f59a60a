import { artists, songs } from '#domains/catalogue/server/catalogue.tables.ts';
import { chartCategories, top10Entries, top100Entries } from '#domains/charts/server/charts.tables.ts';
import type { SeedPart, SeedTools } from '#server/demo/seed-once.ts';
import { artists as writtenArtists } from '../content/music/artists.ts';
import { chartYears, top10Of, top100Of, chartCategories as writtenCategories } from '../content/music/charts.ts';
import { lyricsOf } from '../content/music/lyrics/lyrics.ts';
import type { SongSeed } from '../content/music/music.types.ts';
import { songs as writtenSongs } from '../content/music/songs.ts';

/** Artists, songs and charts, in words; their pictures and their sound are parts of their own. */
export const seedMusic: SeedPart = {
  name: 'music',
  label: `${writtenArtists.length} artisti, ${writtenSongs.length} canzoni e le classifiche`,
  tags: ['artists', 'songs', 'charts'],
  async run({ db }) {
    const kept = await db
      .insert(artists)
      .values(
        writtenArtists.map(({ slug, name, biography, inSlider = false }) => ({ slug, name, biography, inSlider })),
      )
      .returning({ id: artists.id, slug: artists.slug });
    const artistIds = new Map(kept.map(({ id, slug }) => [slug, id]));
    const rows = await db
      .insert(songs)
      .values(writtenSongs.map((song) => songRow(song, found(artistIds, song.artist))))
      .returning({ id: songs.id, slug: songs.slug, artistId: songs.artistId });
    const songIds = new Map(rows.map(({ id, slug, artistId }) => [`${artistId}/${slug}`, id]));
    await keepCharts(db, (song) => found(songIds, `${found(artistIds, song.artist)}/${song.slug}`));
  },
};

function songRow(song: SongSeed, artistId: number): typeof songs.$inferInsert {
  const { slug, title, album, release, requests } = song;
  const { lyrics = '', translation = '' } = lyricsOf(song) ?? {};
  return {
    slug,
    artistId,
    title,
    albumName: album,
    albumRelease: release,
    lyrics,
    translation,
    requests,
  };
}

async function keepCharts(db: SeedTools['db'], idOf: (song: SongSeed) => number): Promise<void> {
  const kept = await db
    .insert(chartCategories)
    .values(writtenCategories.map((category, position) => ({ ...category, position })))
    .returning({ id: chartCategories.id, slug: chartCategories.slug });
  const categoryIds = new Map(kept.map(({ id, slug }) => [slug, id]));
  await db.insert(top10Entries).values(
    writtenCategories.flatMap(({ slug }) =>
      top10Of(slug, writtenSongs).map((song, index) => ({
        categoryId: found(categoryIds, slug),
        position: index + 1,
        songId: idOf(song),
      })),
    ),
  );
  await db
    .insert(top100Entries)
    .values(
      chartYears(new Date()).flatMap((year) =>
        top100Of(year, writtenSongs).map((song, index) => ({ year, position: index + 1, songId: idOf(song) })),
      ),
    );
}

function found(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`the seed names "${name}", which it has not put in place`);
  return id;
}
