import { asc, eq } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { artists, songs } from './catalogue.tables.ts';

type Page = { offset: number; limit: number };

export function countArtists(db: DbOrTx): Promise<number> {
  return db.$count(artists);
}

export function countSongs(db: DbOrTx): Promise<number> {
  return db.$count(songs);
}

/** Oldest first, as all of them: what is added later lengthens the last file and leaves the others as they are. */
export function listArtistAddresses(db: DbOrTx, { offset, limit }: Page) {
  return db.select({ slug: artists.slug }).from(artists).orderBy(asc(artists.id)).offset(offset).limit(limit);
}

/** The page is cut before the artists are looked up: a far one costs a walk along one index. */
export function listSongAddresses(db: DbOrTx, { offset, limit }: Page) {
  const page = db
    .select({ id: songs.id, slug: songs.slug, artistId: songs.artistId })
    .from(songs)
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
