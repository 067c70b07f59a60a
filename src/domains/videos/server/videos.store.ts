import { asc, desc } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import { createVideoLibrary, type LibraryVideo, type VideoLibrary } from './video-library.ts';
import { videoPlaylistItems, videoPlaylists, videos } from './videos.tables.ts';

export type VideoRow = typeof videos.$inferSelect;

export function listVideos(db: DbOrTx): Promise<VideoRow[]> {
  return db.select().from(videos).orderBy(desc(videos.publishedAt), desc(videos.id));
}

/** The station's own films and how they are put together. */
export async function readOwnLibrary(db: DbOrTx): Promise<VideoLibrary> {
  const rows = await listVideos(db);
  const lists = await db.select().from(videoPlaylists).orderBy(asc(videoPlaylists.position), asc(videoPlaylists.id));
  const items = await db.select().from(videoPlaylistItems).orderBy(asc(videoPlaylistItems.position));
  const byId = new Map(rows.map((row) => [row.id, ownVideo(row)]));
  const playlists = lists.map(({ id, playlistId, title }) => ({
    id: playlistId,
    title,
    videos: items.flatMap(({ playlist, video }) => (playlist === id ? (byId.get(video) ?? []) : [])),
  }));
  return createVideoLibrary([...byId.values()], playlists);
}

function ownVideo({ id: _, ...row }: VideoRow): LibraryVideo {
  return { ...row, posterUrl: '', youtubeId: '' };
}
