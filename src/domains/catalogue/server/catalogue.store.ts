import { and, asc, desc, eq, isNull, max, or, sql, sum } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { isOneOf } from '#server/is-one-of.ts';
import { artists, songs } from './catalogue.tables.ts';
import type { DirectoryEntry } from './song-directory.ts';

export type ArtistRow = typeof artists.$inferSelect;

const hasLyrics = sql<boolean>`${songs.lyrics} <> ''`;
const hasTranslation = sql<boolean>`${songs.translation} <> ''`;
const hasVideo = sql<boolean>`(${songs.videoYoutubeId} <> '' or ${songs.videoFile} <> '' or ${songs.lyricsVideoYoutubeId} <> '' or ${songs.lyricsVideoFile} <> '')`;

/** What lies in the bin is out of sight, and so is every song of an artist who does. */
export const isThere = and(isNull(songs.deletedAt), isNull(artists.deletedAt));

/** A song as lists show it; its words stay in the table. */
const songItemFields = {
  id: songs.id,
  slug: songs.slug,
  title: songs.title,
  albumName: songs.albumName,
  albumCover: songs.albumCover,
  albumRelease: songs.albumRelease,
  itunesLink: songs.itunesLink,
  preview: songs.preview,
  artistId: artists.id,
  artistName: artists.name,
  artistSlug: artists.slug,
  hasLyrics,
  hasTranslation,
  hasVideo,
};

export function listArtists(db: DbOrTx) {
  return db
    .select({
      id: artists.id,
      slug: artists.slug,
      name: artists.name,
      image: artists.image,
      inSlider: artists.inSlider,
    })
    .from(artists)
    .where(isNull(artists.deletedAt))
    .orderBy(asc(artists.name), asc(artists.id));
}

export async function findArtist(db: DbOrTx, slug: string): Promise<ArtistRow | undefined> {
  const [row] = await db
    .select()
    .from(artists)
    .where(and(eq(artists.slug, slug), isNull(artists.deletedAt)));
  return row;
}

/** What the directory of songs knows of each, by title. */
export function listDirectory(db: DbOrTx): Promise<DirectoryEntry[]> {
  return db
    .select({
      id: songs.id,
      title: songs.title,
      artistName: artists.name,
      albumName: songs.albumName,
      hasLyrics,
      hasTranslation,
      hasVideo,
    })
    .from(songs)
    .innerJoin(artists, eq(songs.artistId, artists.id))
    .where(isThere)
    .orderBy(asc(songs.title), asc(songs.id));
}

/** The given songs in the given order; one that is gone meanwhile is left out. */
export async function listSongs(db: DbOrTx, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select(songItemFields)
    .from(songs)
    .innerJoin(artists, eq(songs.artistId, artists.id))
    .where(and(isOneOf(songs.id, ids), isThere));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function findSong(db: DbOrTx, { artistSlug, songSlug }: { artistSlug: string; songSlug: string }) {
  const [row] = await db
    .select({
      ...songItemFields,
      lyrics: songs.lyrics,
      translation: songs.translation,
      videoYoutubeId: songs.videoYoutubeId,
      videoFile: songs.videoFile,
      lyricsVideoYoutubeId: songs.lyricsVideoYoutubeId,
      lyricsVideoFile: songs.lyricsVideoFile,
      download: songs.download,
    })
    .from(songs)
    .innerJoin(artists, eq(songs.artistId, artists.id))
    .where(and(eq(artists.slug, artistSlug), eq(songs.slug, songSlug), isThere));
  return row;
}

export function listTopSongs(db: DbOrTx, artistId: number, count: number) {
  return db
    .select(songItemFields)
    .from(songs)
    .innerJoin(artists, eq(songs.artistId, artists.id))
    .where(and(eq(songs.artistId, artistId), isThere))
    .orderBy(desc(songs.requests), asc(songs.id))
    .limit(count);
}

/** An album is what one artist calls by one name. */
export function listAlbumsByRequests(db: DbOrTx, count: number) {
  return db
    .select({
      albumName: songs.albumName,
      albumCover: max(songs.albumCover),
      albumRelease: max(songs.albumRelease),
      artistName: artists.name,
      artistSlug: artists.slug,
    })
    .from(songs)
    .innerJoin(artists, eq(songs.artistId, artists.id))
    .where(and(sql`${songs.albumName} <> ''`, isThere))
    .groupBy(songs.albumName, artists.id)
    .orderBy(desc(sum(songs.requests)), asc(artists.id), asc(songs.albumName))
    .limit(count);
}

export async function listSongsAt(db: DbOrTx, addresses: readonly { artistSlug: string; songSlug: string }[]) {
  if (addresses.length === 0) return [];
  const at = (one: { artistSlug: string; songSlug: string }) =>
    and(eq(artists.slug, one.artistSlug), eq(songs.slug, one.songSlug));
  return db
    .select({
      address: { artistSlug: artists.slug, songSlug: songs.slug },
      songId: songs.id,
      artistId: artists.id,
      itunes: songs.itunesLink,
    })
    .from(songs)
    .innerJoin(artists, eq(artists.id, songs.artistId))
    .where(and(or(...addresses.map(at)), isThere));
}
