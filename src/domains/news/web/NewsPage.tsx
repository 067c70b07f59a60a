import { Suspense } from 'react';
import { redirect } from 'react-router';
import type { Client } from '#contract/client.ts';
import { newsList } from '#web/json-ld.ts';
import { definePage } from '#web/page.ts';
import { oneOf, pageNumber, pageNumberIn } from '#web/page-query.ts';
import { deferred } from '#web/parts/deferred.ts';
import { newsFilter } from '#web/shell/news-filter.ts';
import { useShell } from '#web/shell/use-shell.ts';
import { PageIntro } from '#web/ui/PageIntro.tsx';
import { allNewsSlug, canonicalCategory, categoryTwins, newsListPath } from '../news.addresses.ts';
import { categorySlugs } from '../news.category-slugs.ts';
import { getCategories } from '../news.contract.ts';
import { type Brief, briefOf } from '../news.decode.ts';
import { listMessages as text } from '../news.list.messages.ts';
import type { ListMeta } from '../news.meta.ts';
import { loadNews, pageSize } from './list/load-list.ts';
import { NewsList } from './list/NewsList.tsx';

const CategoryChoice = deferred(() => import('./list/CategoryChoice.tsx'), 'CategoryChoice');

type Data = {
  category: string;
  items: Brief[];
  page: number;
  offset: number;
  hasMore: boolean;
  meta: ListMeta | undefined;
  /** Of a category whose address stands in no list of ours. */
  name: string | undefined;
};

const longestList = 96;
const missingNews = () => import('./missing-news.ts');

export const page = definePage<Data>({
  query: {
    pagina: pageNumber,
    // Those that had an address of this kind: made-up ones must not fill the cache.
    categoria: oneOf([allNewsSlug, ...categorySlugs, ...Object.keys(categoryTwins)]),
  },
  async load({ client, path, params, query }) {
    const chosen = query.get('categoria');
    if (chosen && (chosen === allNewsSlug || (await nameOf(client, canonicalCategory(chosen))) !== undefined)) {
      throw redirect(newsListPath(chosen), 302);
    }
    const category = params.slug ?? path.split('/')[2] ?? '';
    const name = params.slug === undefined ? undefined : await nameOf(client, category);
    if (params.slug !== undefined && name === undefined) {
      return (await missingNews()).missingCategory({ client, slug: category, path });
    }
    const address = encodeURI(newsListPath(category));
    if (name !== undefined && address !== path) throw redirect(address, 301);
    const number = pageNumberIn(query);
    const offset = (number - 1) * pageSize;
    const count = offset === 0 ? rememberedCount(category) : pageSize;
    const [{ news, hasMore }, { metaOfCategory }] = await Promise.all([
      loadNews(client, category, offset, count).catch((error) => {
        console.warn('the news did not load', error);
        return { news: [], hasMore: false };
      }),
      // The texts of all categories are many: a browser gets them when it needs another's.
      import('../news.meta.ts'),
    ]);
    // One of the first categories that has another address by now.
    if (category && name === undefined && number === 1 && news.length === 0) {
      await (await missingNews()).redirectMovedNews(client, 'notizie', category, path);
    }
    return {
      category,
      items: news.map((item) => briefOf(item, true)),
      page: number,
      offset,
      hasMore,
      meta: metaOfCategory(category || undefined),
      name,
    };
  },
  head: ({ meta, name, category, items, page: number }) => ({
    title: meta?.title ?? name ?? text.allTitle,
    description: meta?.description,
    keywords: meta?.keywords,
    share: meta && { title: meta.shareTitle, description: meta.shareDescription },
    image: meta?.shareImage,
    feed: category ? { slug: category, title: meta?.title ?? name ?? category } : undefined,
    noindex: number > 1,
    jsonLd: import.meta.env.SSR
      ? [newsList(meta?.title ?? name ?? text.allTitle, newsListPath(category), items)]
      : undefined,
  }),
  Page: NewsPage,
});

/** What a category is called, if there is such a one. */
async function nameOf(client: Client, category: string): Promise<string | undefined> {
  const categories = await client.call(getCategories);
  return categories.find(({ slug }) => slug === category)?.name;
}

/** Going back from an article finds the list as long as it was. */
function rememberedCount(category: string): number {
  const { filter, count } = newsFilter.get();
  return filter === category ? Math.min(longestList, count) : pageSize;
}

function NewsPage({ data: { category, meta, name: given, ...list } }: { data: Data }) {
  const { categories } = useShell();
  const name = given ?? categories.find(({ slug }) => slug === category)?.name;
  return (
    <div className="page-width pb-16 md:pb-24">
      <div className="grid items-end gap-x-10 pb-8 md:grid-cols-[1fr_16rem] md:pb-10">
        <PageIntro kicker={text.news} title={name ?? text.allTitle} lead={meta?.shareDescription} />
        <Suspense fallback={<div className="h-20" />}>
          <CategoryChoice category={category} />
        </Suspense>
      </div>
      <NewsList key={`${category} ${list.page}`} category={category} {...list} />
    </div>
  );
}
