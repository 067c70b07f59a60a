import type { SongItem } from '#domains/catalogue/catalogue.decode.ts';
import { songPath } from '#domains/catalogue/catalogue.rules.ts';

/** What search engines read of a chart: https://schema.org/ItemList. */
export function chartData(songs: readonly SongItem[]): object[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListOrder: 'https://schema.org/ItemListOrderAscending',
      itemListElement: songs.map((song, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: `${song.title}, ${song.artistName}`,
        url: songPath(song),
      })),
    },
  ];
}
