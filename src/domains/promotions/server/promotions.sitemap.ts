import type { AppContext } from '#server/app-context.ts';
import type { SitemapKind } from '#server/documents/sitemap.ts';
import { promotionPath } from '../promotions.rules.ts';
import { countOut, listAddresses } from './promotions.store.ts';

export function promotionsSitemap({ db, clock }: Pick<AppContext, 'db' | 'clock'>): SitemapKind {
  const now = () => new Date(clock.now());
  return {
    name: 'promotions',
    tags: ['promotions'],
    count: () => countOut(db, now()),
    async list(offset, limit) {
      const rows = await listAddresses(db, { offset, limit }, now());
      return rows.map(({ slug, publishedAt }) => ({
        path: promotionPath(slug),
        ...(publishedAt && { modifiedAt: publishedAt }),
      }));
    },
  };
}
