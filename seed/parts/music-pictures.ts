import { and, eq, inArray } from 'drizzle-orm';
import type { PictureSize } from '#contract/picture-sizes.ts';
import { artists, songs } from '#domains/catalogue/server/catalogue.tables.ts';
import { airItems } from '#domains/live/server/live.tables.ts';
import type { SeedPart, SeedTools } from '#server/seed-once.ts';
import { artists as writtenArtists } from '../content/music/artists.ts';
import { top10Of } from '../content/music/charts.ts';
import type { ArtistSeed, SongSeed } from '../content/music/music.types.ts';
import { songs as writtenSongs } from '../content/music/songs.ts';
import { drawArtistBanner, drawCover, drawPortrait } from '../pictures/pictures.ts';
import type { Cast } from '../pictures/portraits/names.ts';
import { keepPicture } from './picture.ts';

/** As large as pages show them: drawing larger would keep whoever starts the demo waiting. */
const coverWidth = 800;
const portraitWidth = 500;
const bannerWidth = 1200;

type Album = { artist: string; name: string; songs: SongSeed[] };

/** A sleeve for every album, a portrait and a banner for every artist. Comes after the audio: what is on air has its sleeve. */
export const seedMusicPictures: SeedPart = {
  name: 'music-pictures',
  label: 'le copertine e i ritratti degli artisti',
  tags: ['artists', 'songs'],
  async run(tools) {
    const names = new Map(writtenArtists.map(({ slug, name }) => [slug, name]));
    const ids = new Map((await tools.db.select().from(artists)).map(({ slug, id }) => [slug, id]));
    await inPairs(albumsOf(writtenSongs), async (album) => {
      const albumCover = await coverOf(tools, album, names.get(album.artist) ?? '');
      const isOfIt = and(eq(songs.artistId, ids.get(album.artist) ?? 0), eq(songs.albumName, album.name));
      await tools.db.update(songs).set({ albumCover }).where(isOfIt);
    });
    tools.onProgress('  le copertine sono pronte');
    await inPairs(writtenArtists, async (artist) => {
      const pictures = await picturesOf(tools, artist);
      await tools.db.update(artists).set(pictures).where(eq(artists.slug, artist.slug));
    });
  },
};

/** Two at a time: one is drawn while the other is compressed. */
async function inPairs<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const worker = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all([worker(), worker()]);
}

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
  const onAir = theirs.flatMap(({ air }) => air ?? []);
  if (onAir.length > 0) {
    const [item] = await tools.db.select().from(airItems).where(inArray(airItems.id, onAir));
    if (item?.cover) return item.cover;
  }
  const svg = drawCover({ seed: `${artist}/${name}`, title: name, artist: artistName });
  // Other sizes are made when somebody first asks: few of these records are seen on the first day.
  const sizes: PictureSize[] = mostSeen.has(`${artist}/${name}`) ? ['400x400'] : [];
  return keepPicture(tools, svg, { folder: 'covers', sizes, width: coverWidth });
}

async function picturesOf(tools: SeedTools, { slug, name, kind, inSlider }: ArtistSeed) {
  const cast: Cast | undefined = kind === 'solista' ? undefined : 'band';
  const portrait = drawPortrait({ seed: slug, name, cast });
  const image = await keepPicture(tools, portrait, {
    folder: 'artists',
    sizes: inSlider ? ['400x400'] : [],
    width: portraitWidth,
  });
  const wide = drawArtistBanner({ seed: slug, name, cast });
  const banner = await keepPicture(tools, wide, { folder: 'artist-banners', width: bannerWidth });
  return { image, banner };
}
