import type { AppContext } from '#server/app-context.ts';
import { type SitemapKind, shortKind } from '#server/documents/sitemap.ts';
import { defaultCategory, top10Path, top100Path } from '../charts.rules.ts';
import { listCategories, listYears } from './charts.store.ts';

export function chartSitemaps({ db }: Pick<AppContext, 'db'>): SitemapKind[] {
  return [
    // The station's own list stands among the fixed pages.
    shortKind('top-10', ['charts'], async () => {
      const others = (await listCategories(db)).filter(({ slug }) => slug !== defaultCategory);
      return others.map(({ slug }) => ({ path: top10Path(slug) }));
    }),
    shortKind('top-100', ['charts'], async () => (await listYears(db)).map((year) => ({ path: top100Path(year) }))),
  ];
}
