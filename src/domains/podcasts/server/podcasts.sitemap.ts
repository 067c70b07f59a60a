import type { SitemapKind } from '#server/documents/sitemap.ts';
import type { Room } from '#server/room.ts';
import { mixPlaylistSlugs } from '../mixes.rules.ts';
import { episodePath, mixesPath, showPath } from '../podcasts.rules.ts';
import { countEpisodes, listEpisodeAddresses, listShows } from './podcasts.store.ts';

export function podcastSitemaps({ db, clock }: Pick<Room, 'db' | 'clock'>): SitemapKind[] {
  const now = () => new Date(clock.now());
  const shows = async () => (await listShows(db, now())).filter(({ type }) => type === 'podcast');
  const pages = async () => [
    ...(await shows()).map(({ slug, latest }) => ({ path: showPath(slug), modifiedAt: latest ?? undefined })),
    // Encoded by the writer of the site map.
    ...mixPlaylistSlugs.map((slug) => ({ path: `${mixesPath}/${slug}` })),
  ];
  return [
    {
      name: 'podcasts',
      tags: ['podcasts'],
      count: async () => (await pages()).length,
      list: async (offset, limit) => (await pages()).slice(offset, offset + limit),
    },
    {
      name: 'episodes',
      tags: ['podcasts'],
      count: () => countEpisodes(db, now()),
      async list(offset, count) {
        const rows = await listEpisodeAddresses(db, now(), { offset, count });
        return rows.map(({ show, episode, publishedAt }) => ({
          path: episodePath(show, episode),
          modifiedAt: publishedAt,
        }));
      },
    },
  ];
}
