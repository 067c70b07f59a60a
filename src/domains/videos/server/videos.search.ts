import {
  putSearchItems,
  removeSearchItems,
  type SearchItem,
  type SearchSource,
} from '#domains/search/server/search.read.ts';
import type { Db } from '#server/database.ts';
import { isShown, videoPath } from '../videos.rules.ts';
import type { VideoLibrary } from './video-library.ts';
import { listVideos } from './videos.store.ts';

type Found = Pick<
  VideoLibrary['latest'][number],
  'videoId' | 'slug' | 'title' | 'description' | 'image' | 'publishedAt'
>;

export const videosForSearch: SearchSource = async function* (db) {
  yield (await listVideos(db)).filter(isShown).map(searchItemOf);
};

/** What the channel shows now takes the place of what could be found before. */
export async function indexChannel(db: Db, before: VideoLibrary, now: VideoLibrary): Promise<void> {
  const there = new Set(now.latest.map(({ videoId }) => videoId));
  const gone = before.latest.map(({ videoId }) => videoId).filter((id) => !there.has(id));
  await db.transaction(async (tx) => {
    await removeSearchItems(tx, 'video', gone);
    await putSearchItems(tx, now.latest.map(searchItemOf));
  });
}

function searchItemOf(video: Found): SearchItem {
  const { videoId: key, title, description: body, image, publishedAt } = video;
  return { kind: 'video', key, title, address: videoPath(video), image, body, publishedAt };
}
