import { and, eq, isNull } from 'drizzle-orm';
import { findMoved } from '#server/desk/slug-history.ts';
import type { Reads } from '#server/desk/staff-write.ts';
import { artistPath, songPath } from '../catalogue.rules.ts';
import { artists, songs } from './catalogue.tables.ts';

/** Two artists may have a song of the same slug: an old address of a song is one of an artist's. */
export function songSlugKey({ artistId, slug }: { artistId: number; slug: string }): string {
  return `${artistId}/${slug}`;
}

/** Where the artist stands today who stood at this slug. */
export async function addressOfMovedArtist(db: Reads, slug: string): Promise<string | null> {
  const id = await findMoved(db, 'artists', slug);
  if (id === null) return null;
  const [row] = await db
    .select({ slug: artists.slug })
    .from(artists)
    .where(and(eq(artists.id, id), isNull(artists.deletedAt)));
  return row ? artistPath(row.slug) : null;
}

type SongAddress = { artistSlug: string; songSlug: string };

/** Where the song stands today that stood at this address: its own slug may have changed, its artist's, or its artist. */
export async function addressOfMovedSong(db: Reads, { artistSlug, songSlug }: SongAddress): Promise<string | null> {
  const artistId = await artistAt(db, artistSlug);
  if (artistId === null) return null;
  const read = db
    .select({ songSlug: songs.slug, artistSlug: artists.slug })
    .from(songs)
    .innerJoin(artists, eq(artists.id, songs.artistId))
    .$dynamic();
  const isThere = and(isNull(songs.deletedAt), isNull(artists.deletedAt));
  const [same] = await read.where(and(isThere, eq(songs.artistId, artistId), eq(songs.slug, songSlug)));
  if (same) return songPath(same);
  const id = await findMoved(db, 'songs', songSlugKey({ artistId, slug: songSlug }));
  if (id === null) return null;
  const [moved] = await read.where(and(isThere, eq(songs.id, id)));
  return moved ? songPath(moved) : null;
}

/** Whose slug this is, or was. */
async function artistAt(db: Reads, slug: string): Promise<number | null> {
  const [row] = await db.select({ id: artists.id }).from(artists).where(eq(artists.slug, slug));
  return row?.id ?? findMoved(db, 'artists', slug);
}
