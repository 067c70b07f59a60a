import { type Implementation, implement } from '#server/api/implement.ts';
import type { AppContext } from '#server/app-context.ts';
import { cachedUntilTagged } from '#server/cached-until-tagged.ts';
import {
  checkForNewCategoryNews,
  checkForNewNews,
  getCategories,
  getCategoryNews,
  getHomeNews,
  getNews,
  getSingleNews,
  getSingleProNews,
} from '../news.contract.ts';
import { canonicalCategory } from '../news.rules.ts';
import { createKeysetCursors } from './keyset-cursors.ts';
import { presentArticle, presentItem } from './news.present.ts';
import { findArticle, listCategories } from './news.store.ts';
import { countNewer, listHomeNews, listNews, type NewsFilter } from './news-lists.store.ts';

type Flags = { withImage: boolean; withPro: boolean };

export function newsRoutes({ db, events, clock }: Pick<AppContext, 'db' | 'events' | 'clock'>): Implementation[] {
  const categories = cachedUntilTagged(events, ['news-categories'], () => listCategories(db));
  const cursors = createKeysetCursors({ db, events, clock });
  const now = () => new Date(clock.now());

  async function list(filter: NewsFilter, { offset, count }: { offset: number; count: number }) {
    const page = await cursors.startOf(filter, offset, count);
    return (await listNews(db, filter, page, now())).map(presentItem);
  }

  async function newer(lastId: number, category?: string) {
    const found = await countNewer(db, lastId, category, now());
    return { hasNew: found.count > 0, ...found };
  }

  return [
    implement(getCategories, ({ tag }) => {
      tag('news-categories');
      return categories();
    }),

    implement(getNews, ({ params, tag }) => {
      tag('news-list');
      return list(filterOf(params), params);
    }),

    implement(getCategoryNews, ({ params, tag }) => {
      const category = canonicalCategory(params.category);
      tag(`category:${category}`);
      return list({ ...filterOf(params), category }, params);
    }),

    implement(getHomeNews, async ({ params, tag }) => {
      tag('home');
      return (await listHomeNews(db, params.count, now())).map(presentItem);
    }),

    implement(getSingleNews, async ({ params, tag, refuse }) => {
      // Also where nothing is found: a page that says so must go when something is published at its address.
      tag(`news-at:${params.slug}`);
      const article = await findArticle(db, params.slug, now());
      if (!article) return refuse('news not found');
      tag(`news:${article.news.id}`);
      return presentArticle(article, { forPro: false });
    }),

    implement(getSingleProNews, async ({ params, refuse }) => {
      const article = await findArticle(db, params.slug, now());
      return article ? presentArticle(article, { forPro: true }) : refuse('news not found');
    }),

    implement(checkForNewNews, ({ params }) => newer(params.lastId)),

    implement(checkForNewCategoryNews, ({ params }) => newer(params.lastId, canonicalCategory(params.category))),
  ];
}

function filterOf({ withImage, withPro }: Flags): NewsFilter {
  return { onlyWithImage: withImage, withoutPro: !withPro };
}
