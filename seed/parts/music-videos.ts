import { buffer } from 'node:stream/consumers';
import { and, eq } from 'drizzle-orm';
import { artists, songs } from '#domains/catalogue/server/catalogue.tables.ts';
import type { SeedPart, SeedTools } from '#server/demo/seed-once.ts';
import { songs as writtenSongs } from '../content/music/songs.ts';
import { keepFilm } from '../video/film-sizes.ts';
import { lyricsFilm, officialFilm } from '../video/song-films.ts';

/** Short films of some songs. Comes after their pictures and their sound, of which they are made. */
export const seedMusicVideos: SeedPart = {
  name: 'music-videos',
  label: 'i video delle canzoni',
  tags: ['songs'],
  async run(tools) {
    for (const { artist, slug, video } of writtenSongs) {
      if (!video) continue;
      const [row] = await tools.db
        .select()
        .from(songs)
        .innerJoin(artists, eq(songs.artistId, artists.id))
        .where(and(eq(artists.slug, artist), eq(songs.slug, slug)));
      if (!row?.songs.preview || !row.songs.albumCover) continue;
      const films = await filmsOf(tools, row, video);
      await tools.db.update(songs).set(films).where(eq(songs.id, row.songs.id));
    }
  },
};

type Row = { songs: typeof songs.$inferSelect; artists: typeof artists.$inferSelect };

async function filmsOf(
  { media }: SeedTools,
  { songs: song, artists: artist }: Row,
  wanted: 'official' | 'lyrics' | 'both',
) {
  const read = async (file: string) => {
    const content = await media.store.read(file);
    return Buffer.isBuffer(content) ? content : buffer(content);
  };
  const [cover, sound] = [await read(song.albumCover), await read(song.preview)];
  const official = async () => {
    const [banner, portrait] = [await read(artist.banner), await read(artist.image)];
    return keepFilm(media, await officialFilm({ cover, banner, portrait }, sound));
  };
  return {
    ...(wanted !== 'lyrics' && { videoFile: await official() }),
    ...(wanted !== 'official' &&
      song.lyrics && { lyricsVideoFile: await keepFilm(media, await lyricsFilm(cover, song.lyrics, sound)) }),
  };
}
