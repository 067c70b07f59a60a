import { songPath } from '#domains/catalogue/catalogue.rules.ts';
import type { Top10Item } from '../charts.contract.ts';

/** What search engines read of a chart: https://schema.org/ItemList. */
export function chartData(songs: readonly Top10Item[]): object[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListOrder: 'https://schema.org/ItemListOrderAscending',
      itemListElement: songs.map((song, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: `${song.musicName}, ${song.artistName}`,
        url: songPath(song),
      })),
    },
  ];
}
