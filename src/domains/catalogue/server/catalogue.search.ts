import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import {
  putSearchItems,
  removeSearchItems,
  type SearchItem,
  type SearchSource,
} from '#domains/search/server/search.read.ts';
import type { DbOrTx } from '#server/database.ts';
import { songPath } from '../catalogue.rules.ts';
import { isThere } from './catalogue.store.ts';
import { artists, songs } from './catalogue.tables.ts';

const pageLength = 1_000;

export const artistsForSearch: SearchSource = async function* (db) {
  const rows = await readArtists(db).where(isNull(artists.deletedAt));
  yield rows.map(artistSearchItem);
};

export const songsForSearch: SearchSource = async function* (db) {
  for (let after = 0; ; ) {
    const rows = await readSongs(db)
      .where(and(gt(songs.id, after), isThere))
      .orderBy(asc(songs.id))
      .limit(pageLength);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(songSearchItem);
    after = last.song.id;
  }
};

/** Tells the search what a song is now; belongs into the transaction that wrote it. */
export function putSongInSearch(db: DbOrTx, id: number): Promise<void> {
  return putSongsInSearch(db, [id]);
}

/** The same for an artist, whose songs stand in the search under the artist's name and address. */
export async function putArtistInSearch(db: DbOrTx, id: number): Promise<void> {
  const [row] = await readArtists(db).where(and(eq(artists.id, id), isNull(artists.deletedAt)));
  if (row) await putSearchItems(db, [artistSearchItem(row)]);
  else await removeSearchItems(db, 'artist', [id]);
  const own = await db.select({ id: songs.id }).from(songs).where(eq(songs.artistId, id));
  await putSongsInSearch(
    db,
    own.map((song) => song.id),
  );
}

async function putSongsInSearch(db: DbOrTx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await readSongs(db).where(and(inArray(songs.id, [...ids]), isThere));
  const found = new Set(rows.map(({ song }) => song.id));
  await putSearchItems(db, rows.map(songSearchItem));
  await removeSearchItems(
    db,
    'song',
    ids.filter((id) => !found.has(id)),
  );
}

function readArtists(db: DbOrTx) {
  const requests = sql<number>`coalesce((select sum(requests) from ${songs} where artist_id = ${artists.id}), 0)::int`;
  const { id, slug, name, biography, image } = artists;
  return db.select({ id, slug, name, biography, image, requests }).from(artists).$dynamic();
}

function readSongs(db: DbOrTx) {
  return db
    .select({ song: songs, artistName: artists.name, artistSlug: artists.slug })
    .from(songs)
    .innerJoin(artists, eq(artists.id, songs.artistId))
    .$dynamic();
}

type ArtistRow = Awaited<ReturnType<typeof readArtists>>[number];
type SongRow = Awaited<ReturnType<typeof readSongs>>[number];

function artistSearchItem({ id, slug, name, biography, image, requests }: ArtistRow): SearchItem {
  const address = `/artisti/${slug}`;
  return { kind: 'artist', key: id, title: name, address, image, body: biography, popularity: requests };
}

function songSearchItem({ song, artistName, artistSlug }: SongRow): SearchItem {
  return {
    kind: 'song',
    key: song.id,
    title: song.title,
    subtitle: artistName,
    address: songPath({ songSlug: song.slug, artistSlug }),
    image: song.albumCover,
    body: `${song.albumName} ${song.lyrics} ${song.translation}`,
    popularity: song.requests,
  };
}
