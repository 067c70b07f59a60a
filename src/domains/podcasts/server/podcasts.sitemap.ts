import type { AppContext } from '#server/app-context.ts';
import { type SitemapKind, shortKind } from '#server/documents/sitemap.ts';
import { mixPlaylistSlugs, recentMixes } from '../mixes.rules.ts';
import { episodePath, mixPath, showPath } from '../podcasts.rules.ts';
import { countEpisodes, listEpisodeAddresses, listShows } from './podcasts.store.ts';

export function podcastSitemaps({ db, clock }: Pick<AppContext, 'db' | 'clock'>): SitemapKind[] {
  const now = () => new Date(clock.now());
  return [
    shortKind('podcasts', ['podcasts'], async () => {
      const shows = (await listShows(db, now())).filter(({ type }) => type === 'podcast');
      return shows.map(({ slug, latest }) => ({ path: showPath(slug), modifiedAt: latest ?? undefined }));
    }),
    // The page of all mixes stands among the fixed pages.
    shortKind('mixes', [], async () =>
      mixPlaylistSlugs.filter((slug) => slug !== recentMixes).map((slug) => ({ path: mixPath(slug) })),
    ),
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
