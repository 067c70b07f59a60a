import { and, eq } from 'drizzle-orm';
import type { PictureSize } from '#contract/picture-sizes.ts';
import { artists, songs } from '#domains/catalogue/server/catalogue.tables.ts';
import type { SeedPart, SeedTools } from '#server/demo/seed-once.ts';
import { artists as writtenArtists } from '../content/music/artists.ts';
import { top10Of } from '../content/music/charts.ts';
import type { ArtistSeed, SongSeed } from '../content/music/music.types.ts';
import { songs as writtenSongs } from '../content/music/songs.ts';
import type { Cast } from '../pictures/portraits/names.ts';
import { keepCoverOnAir } from './air-item.ts';
import { keepPicture } from './picture.ts';

/** As large as pages show them: drawing larger would keep whoever starts the demo waiting. */
const coverWidth = 800;
const portraitWidth = 500;
const bannerWidth = 1200;

type Album = { artist: string; name: string; songs: SongSeed[] };

/** A sleeve for every album, a portrait and a banner for every artist. */
export const seedMusicPictures: SeedPart = {
  name: 'music-pictures',
  label: 'le copertine e i ritratti degli artisti',
  tags: ['artists', 'songs'],
  async run(tools) {
    const names = new Map(writtenArtists.map(({ slug, name }) => [slug, name]));
    const ids = new Map((await tools.db.select().from(artists)).map(({ slug, id }) => [slug, id]));
    for (const album of albumsOf(writtenSongs)) {
      const albumCover = await coverOf(tools, album, names.get(album.artist) ?? '');
      const isOfIt = and(eq(songs.artistId, ids.get(album.artist) ?? 0), eq(songs.albumName, album.name));
      await tools.db.update(songs).set({ albumCover }).where(isOfIt);
    }
    for (const artist of writtenArtists) {
      const pictures = await picturesOf(tools, artist);
      await tools.db.update(artists).set(pictures).where(eq(artists.slug, artist.slug));
    }
  },
};

function albumsOf(all: readonly SongSeed[]): Album[] {
  const albums = new Map<string, Album>();
  for (const song of all) {
    const key = `${song.artist}/${song.album}`;
    const album = albums.get(key) ?? { artist: song.artist, name: song.album, songs: [] };
    album.songs.push(song);
    albums.set(key, album);
  }
  return [...albums.values()];
}

const mostSeen = new Set(top10Of('antena-1', writtenSongs).map(({ artist, album }) => `${artist}/${album}`));

async function coverOf(tools: SeedTools, { artist, name, songs: theirs }: Album, artistName: string): Promise<string> {
  // What is on air has one sleeve, there and in the catalogue.
  const onAir = theirs.find(({ air }) => air)?.air;
  if (onAir) return keepCoverOnAir(tools, onAir);
  // Other sizes are made when somebody first asks: few of these records are seen on the first day.
  const sizes: PictureSize[] = mostSeen.has(`${artist}/${name}`) ? ['400x400'] : [];
  const drawing = { kind: 'cover', seed: `${artist}/${name}`, title: name, artist: artistName } as const;
  return keepPicture(tools, drawing, { folder: 'covers', sizes, width: coverWidth });
}

async function picturesOf(tools: SeedTools, { slug, name, kind, inSlider }: ArtistSeed) {
  const cast: Cast | undefined = kind === 'solista' ? undefined : 'band';
  const image = await keepPicture(
    tools,
    { kind: 'portrait', seed: slug, name, cast },
    { folder: 'artists', sizes: inSlider ? ['400x400'] : [], width: portraitWidth },
  );
  const banner = await keepPicture(
    tools,
    { kind: 'banner', seed: slug, name, cast },
    { folder: 'artist-banners', width: bannerWidth },
  );
  return { image, banner };
}
