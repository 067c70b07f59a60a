import { and, asc, eq, exists, isNull } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { artists, songs } from './catalogue.tables.ts';

type Page = { offset: number; limit: number };

export function countArtists(db: DbOrTx): Promise<number> {
  return db.$count(artists, isNull(artists.deletedAt));
}

export function countSongs(db: DbOrTx): Promise<number> {
  return db.$count(songs, isOpen(db));
}

/** Oldest first, as all of them: what is added later lengthens the last file and leaves the others as they are. */
export function listArtistAddresses(db: DbOrTx, { offset, limit }: Page) {
  return db
    .select({ slug: artists.slug })
    .from(artists)
    .where(isNull(artists.deletedAt))
    .orderBy(asc(artists.id))
    .offset(offset)
    .limit(limit);
}

/** The page is cut before the artists are looked up: a far one costs a walk along one index. */
export function listSongAddresses(db: DbOrTx, { offset, limit }: Page) {
  const page = db
    .select({ id: songs.id, slug: songs.slug, artistId: songs.artistId })
    .from(songs)
    .where(isOpen(db))
    .orderBy(asc(songs.id))
    .offset(offset)
    .limit(limit)
    .as('page');
  return db
    .select({ songSlug: page.slug, artistSlug: artists.slug })
    .from(page)
    .innerJoin(artists, eq(artists.id, page.artistId))
    .orderBy(asc(page.id));
}

/** Neither the song nor its artist lies in the bin. */
function isOpen(db: DbOrTx) {
  const artist = db
    .select({ id: artists.id })
    .from(artists)
    .where(and(eq(artists.id, songs.artistId), isNull(artists.deletedAt)));
  return and(isNull(songs.deletedAt), exists(artist));
}
