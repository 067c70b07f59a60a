import { and, desc, eq, isNull } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { readWaiting, type Waiting } from '#server/desk/waiting.ts';
import type { WireSongItem } from '../catalogue.contract.ts';
import { presentSongItem } from './catalogue.present.ts';
import { listSongs, listSongsAt } from './catalogue.store.ts';
import { songs } from './catalogue.tables.ts';

/** Songs for the lists of other domains, in the order asked for. */
export async function readSongItems(db: DbOrTx, songIds: readonly number[]): Promise<WireSongItem[]> {
  return (await listSongs(db, songIds)).map(presentSongItem);
}

export type SongAddress = { artistSlug: string; songSlug: string };
export type KnownSong = { songId: number; artistId: number; itunes: string };

/** What the catalogue knows of songs by their addresses: null where it has none, in the order asked for. */
export async function readKnownSongs(db: DbOrTx, addresses: readonly SongAddress[]): Promise<(KnownSong | null)[]> {
  const keyOf = ({ artistSlug, songSlug }: SongAddress) => `${artistSlug}/${songSlug}`;
  const found = new Map((await listSongsAt(db, addresses)).map(({ address, ...song }) => [keyOf(address), song]));
  return addresses.map((address) => found.get(keyOf(address)) ?? null);
}

/** Songs that lack what listeners look for, those most asked for first. */
export function readSongsWithout(db: DbOrTx, what: 'lyrics' | 'cover'): Promise<Waiting> {
  const column = what === 'lyrics' ? songs.lyrics : songs.albumCover;
  return readWaiting(db, {
    from: songs,
    where: and(eq(column, ''), isNull(songs.deletedAt)),
    title: songs.title,
    orderBy: desc(songs.requests),
  });
}
