import { breadcrumbs } from '#web/json-ld.ts';
import type { Playlist } from '../videos.contract.ts';
import { videosMessages as text } from '../videos.messages.ts';
import { playlistPath, videoPath } from '../videos.rules.ts';

export function playlistData({ id, snippet, items }: Playlist): object[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: snippet.title,
      url: playlistPath(id),
      inLanguage: 'it',
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: items.map((video, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: videoPath(video),
        })),
      },
    },
    breadcrumbs([
      { name: text.kicker, path: '/videos' },
      { name: snippet.title, path: playlistPath(id) },
    ]),
  ];
}
