import type { AppContext } from '#server/app-context.ts';
import type { SitemapKind } from '#server/documents/sitemap.ts';
import { artistPath, songPath } from '../catalogue.rules.ts';
import { countArtists, countSongs, listArtistAddresses, listSongAddresses } from './catalogue-sitemap.store.ts';

export function catalogueSitemaps({ db }: Pick<AppContext, 'db'>): SitemapKind[] {
  return [
    {
      name: 'artists',
      tags: ['artists'],
      count: () => countArtists(db),
      list: async (offset, limit) =>
        (await listArtistAddresses(db, { offset, limit })).map(({ slug }) => ({ path: artistPath(slug) })),
    },
    {
      name: 'songs',
      tags: ['songs', 'artists'],
      count: () => countSongs(db),
      list: async (offset, limit) =>
        (await listSongAddresses(db, { offset, limit })).map((song) => ({ path: songPath(song) })),
    },
  ];
}
