import { fillPath } from '#contract/client.ts';
import { Refusal } from '#contract/refusal.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import type { AppContext } from '#server/app-context.ts';
import { cachedUntilTagged } from '#server/cached-until-tagged.ts';
import {
  checkForNewCategoryNews,
  checkForNewNews,
  getCategories,
  getCategoryNews,
  getHomeNews,
  getMovedAddress,
  getNews,
  getSingleNews,
  getSingleProNews,
} from '../news.contract.ts';
import { canonicalCategory } from '../news.rules.ts';
import { createKeysetCursors } from './keyset-cursors.ts';
import { addressOfMoved, movedArticle } from './moved.store.ts';
import { presentArticle, presentItem } from './news.present.ts';
import { findArticle, listCategories } from './news.store.ts';
import { countNewer, listHomeNews, listNews, type NewsFilter } from './news-lists.store.ts';
import { listChosen } from './related.store.ts';

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
      if (!article) {
        const slug = await movedArticle(db, params.slug, now());
        if (slug === null) return refuse('news not found');
        throw new Refusal(301, 'moved', { location: fillPath(getSingleNews.path, { slug }) });
      }
      tag(`news:${article.news.id}`);
      const related = await listChosen(db, article.news.relatedIds, now());
      for (const { id } of related) tag(`news:${id}`);
      return presentArticle(article, { forPro: false, related });
    }),

    implement(getMovedAddress, async ({ params: { room, slug }, tag, refuse }) => {
      if (room === 'notizie') tag('news-categories');
      const address = await addressOfMoved(db, room, slug, now());
      return address === null ? refuse('not moved') : { address };
    }),

    implement(getSingleProNews, async ({ params, refuse }) => {
      const article = await findArticle(db, params.slug, now());
      return article ? presentArticle(article, { forPro: true, related: [] }) : refuse('news not found');
    }),

    implement(checkForNewNews, ({ params }) => newer(params.lastId)),

    implement(checkForNewCategoryNews, ({ params }) => newer(params.lastId, canonicalCategory(params.category))),
  ];
}

function filterOf({ withImage, withPro }: Flags): NewsFilter {
  return { onlyWithImage: withImage, withoutPro: !withPro };
}
