import { asc } from 'drizzle-orm';
import type { AppContext } from '#server/app-context.ts';
import type { SitemapKind } from '#server/documents/sitemap.ts';
import { clientPath } from '../clients.addresses.ts';
import { clients } from './advertising.tables.ts';

export function clientsSitemap({ db }: Pick<AppContext, 'db'>): SitemapKind {
  return {
    name: 'clients',
    tags: ['clients'],
    count: () => db.$count(clients),
    async list(offset, limit) {
      const rows = await db
        .select({ slug: clients.slug })
        .from(clients)
        .orderBy(asc(clients.id))
        .offset(offset)
        .limit(limit);
      return rows.map(({ slug }) => ({ path: clientPath(slug) }));
    },
  };
}
