import { redirect } from 'react-router';
import { CallError } from '#contract/client.ts';
import { newsList } from '#web/json-ld.ts';
import { definePage } from '#web/page.ts';
import { pageNumber, pageNumberIn } from '#web/page-query.ts';
import { PageIntro } from '#web/ui/PageIntro.tsx';
import { tagAddress } from '../news.addresses.ts';
import { type Brief, briefOf, type NewsTag } from '../news.decode.ts';
import { tagMessages as text } from '../news.tags.messages.ts';
import { loadTagNews } from './tags/load-tag-news.ts';
import { TagNews } from './tags/TagNews.tsx';
import { firstCount, moreCount } from './tags/tag-sizes.ts';

type Data = { tag: NewsTag; items: Brief[]; page: number; offset: number; hasMore: boolean };

const nothingHere = new Set([301, 400, 404]);

export const page = definePage<Data>({
  query: { pagina: pageNumber },
  async load({ client, path, params, query }) {
    const slug = params.slug ?? '';
    const number = pageNumberIn(query);
    const offset = number === 1 ? 0 : firstCount + (number - 2) * moreCount;
    const count = number === 1 ? firstCount : moreCount;
    try {
      const { tag, news, hasMore } = await loadTagNews(client, slug, offset, count);
      if (tag.slug !== slug) throw redirect(encodeURI(tagAddress(tag.slug)), 301);
      return { tag, items: news.map((item) => briefOf(item)), page: number, offset, hasMore };
    } catch (error) {
      if (!(error instanceof CallError) || !nothingHere.has(error.status)) throw error;
      const { missingTag } = await import('./missing-news.ts');
      return missingTag({ client, slug, path });
    }
  },
  head: ({ tag, items, page: number }) => ({
    title: tag.name,
    description: text.description(tag.name),
    keywords: tag.name,
    noindex: number > 1,
    jsonLd: import.meta.env.SSR ? [newsList(tag.name, tagAddress(tag.slug), items)] : undefined,
  }),
  Page: TagPage,
});

function TagPage({ data: { tag, ...list } }: { data: Data }) {
  return (
    <div className="page-width pb-16 md:pb-24">
      <PageIntro kicker={text.kicker} title={tag.name} />
      <TagNews key={`${tag.slug} ${list.page}`} tag={tag.slug} {...list} />
    </div>
  );
}
