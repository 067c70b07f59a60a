import { breadcrumbs, collectionPage } from '#web/json-ld.ts';
import type { Playlist } from '../videos.contract.ts';
import { videosMessages as text } from '../videos.messages.ts';
import { playlistPath, videoPath } from '../videos.rules.ts';

export function playlistData({ id, snippet, items }: Playlist): object[] {
  return [
    collectionPage(snippet.title, playlistPath(id), items.map(videoPath)),
    breadcrumbs([
      { name: text.kicker, path: '/videos' },
      { name: snippet.title, path: playlistPath(id) },
    ]),
  ];
}
