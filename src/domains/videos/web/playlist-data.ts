import { breadcrumbs, collectionPage } from '#web/json-ld.ts';
import type { Playlist } from '../videos.decode.ts';
import { videosMessages as text } from '../videos.messages.ts';
import { playlistPath, videoPath } from '../videos.rules.ts';

export function playlistData({ id, title, videos }: Playlist): object[] {
  return [
    collectionPage(title, playlistPath(id), videos.map(videoPath)),
    breadcrumbs([
      { name: text.kicker, path: '/videos' },
      { name: title, path: playlistPath(id) },
    ]),
  ];
}
