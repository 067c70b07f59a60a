import { Suspense } from 'react';
import { redirect } from 'react-router';
import { CallError } from '#contract/client.ts';
import type { DataOf } from '#contract/endpoint.ts';
import { oncePer } from '#kit/once-per.ts';
import { breadcrumbs, newsArticle } from '#web/json-ld.ts';
import { imageUrl } from '#web/media.ts';
import { definePage } from '#web/page.ts';
import type { QueryRule } from '#web/page-query.ts';
import { deferred } from '#web/parts/deferred.ts';
import type { News } from '../article.decode.ts';
import { allNewsSlug, categoryTwins, newsAddress, newsListPath } from '../news.addresses.ts';
import { getNewsMostRead, getPreviewNews, getSingleNews } from '../news.contract.ts';
import { decodeMostRead, type MostRead } from '../news.decode.ts';
import { listMessages } from '../news.list.messages.ts';
import type { ContentPart } from '../news.rules.ts';
import { ArticleBody } from './article/ArticleBody.tsx';
import { ArticleHead } from './article/ArticleHead.tsx';
import { CoverMedia } from './article/CoverMedia.tsx';
import { useNewsHit } from './article/use-news-hit.ts';
import { useSeenNews } from './blocks/use-seen-news.ts';

const ArticleFoot = deferred(() => import('./article/ArticleFoot.tsx'), 'ArticleFoot');
const ArticlePodcast = deferred(() => import('./article/ArticlePodcast.tsx'), 'ArticlePodcast');
const Correction = deferred(() => import('./article/Correction.tsx'), 'Correction');
const PreviewBar = deferred(() => import('./article/PreviewBar.tsx'), 'PreviewBar');
const ProPreview = deferred(() => import('./article/ProPreview.tsx'), 'ProPreview');
const ProText = deferred(() => import('./article/ProText.tsx'), 'ProText');
const RelatedNews = deferred(() => import('./article/RelatedNews.tsx'), 'RelatedNews');
const SideMostRead = deferred(() => import('./article/SideMostRead.tsx'), 'SideMostRead');

type Data = { news: News; parts: readonly ContentPart[]; mostRead: readonly MostRead[]; isPreview: boolean };

const mostReadCount = 4;
const nothingHere = new Set([301, 400, 404]);

/** Fetched with the first article that is opened from another page. */
let decode: Pick<typeof import('../article.decode.ts'), 'decodeArticle'> | undefined;

const mostReadOf = oncePer((wire: DataOf<typeof getNewsMostRead>): readonly MostRead[] => wire.map(decodeMostRead));

/** The address of a preview: whoever has it sees the working copy. */
const previewToken: QueryRule = { isOpen: true, read: (value) => (/^[\w.-]{10,200}$/.test(value) ? value : '-') };

export const page = definePage<Data>({
  query: { anteprima: previewToken },
  async load({ client, path, params, query }) {
    const slug = params.slug ?? '';
    if (slug === allNewsSlug || Object.hasOwn(categoryTwins, slug)) throw redirect(newsListPath(slug), 301);
    const mostRead = client.call(getNewsMostRead, { params: { count: mostReadCount } }).catch((error) => {
      console.warn('the most read did not load', error);
      return [];
    });
    const token = query.get('anteprima');
    try {
      const [wire, { decodeArticle }] = await Promise.all([
        token === null
          ? client.call(getSingleNews, { params: { slug } })
          : client.call(getPreviewNews, { params: { token } }),
        decode ?? import('../article.decode.ts'),
      ]);
      decode = { decodeArticle };
      const isPreview = token !== null;
      // The call over HTTP follows an article that has moved.
      if (!isPreview && wire.slug !== slug) throw redirect(encodeURI(newsAddress(wire.slug)), 301);
      return { ...decodeArticle(wire), mostRead: mostReadOf(await mostRead), isPreview };
    } catch (error) {
      if (!(error instanceof CallError) || !nothingHere.has(error.status)) throw error;
      const { missingArticle } = await import('./missing-news.ts');
      return missingArticle({ client, slug, path }, token !== null);
    }
  },
  head: ({ news, parts, isPreview }, { parameters: { station } }) => ({
    title: news.seoTitle,
    description: news.seoDescription,
    noindex: isPreview,
    keywords: news.keywords,
    faces: import.meta.env.SSR && parts.some(isQuoting) ? ['fraunces-words-italic'] : [],
    type: 'article',
    image: news.image ? imageUrl(news.image, '1200x600') : undefined,
    jsonLd: import.meta.env.SSR
      ? [
          newsArticle(news, station),
          breadcrumbs([
            { name: listMessages.news, path: newsListPath() },
            { name: news.categoryName, path: newsListPath(news.categorySlug) },
            { name: news.title, path: newsAddress(news.slug) },
          ]),
        ]
      : undefined,
  }),
  Page: ArticlePage,
});

function isQuoting(part: ContentPart): boolean {
  return part.kind === 'html' && part.html.includes('<blockquote');
}

function ArticlePage({ data: { news, parts, mostRead, isPreview } }: { data: Data }) {
  useNewsHit(isPreview ? null : news.slug);
  const root = useSeenNews<HTMLDivElement>();
  return (
    <div ref={root} className="page-width grid gap-12 pt-6 pb-16 md:gap-16 md:pt-10 md:pb-24">
      {isPreview && (
        <Suspense>
          <PreviewBar />
        </Suspense>
      )}
      <article className="grid gap-8 md:gap-10">
        <div data-news-id={news.newsId}>
          <ArticleHead news={news} />
        </div>
        <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-12">
          <div className="grid content-start gap-8 md:gap-10">
            <CoverMedia key={news.slug} news={news} />
            <div className="mx-auto grid w-full max-w-[42rem] gap-10">
              {news.podcastId && (
                <Suspense key={news.podcastId}>
                  <ArticlePodcast news={news} />
                </Suspense>
              )}
              {news.pro ? (
                <Suspense key={news.slug}>
                  {isPreview ? <ProPreview parts={parts} /> : <ProText news={news} parts={parts} />}
                </Suspense>
              ) : (
                <ArticleBody key={news.slug} parts={parts} />
              )}
              {news.correction && (
                <Suspense>
                  <Correction correction={news.correction} correctionDate={news.correctionDate} />
                </Suspense>
              )}
              <Suspense>
                <ArticleFoot news={news} />
              </Suspense>
            </div>
          </div>
          <Suspense>
            <SideMostRead items={mostRead} />
          </Suspense>
        </div>
      </article>
      <Suspense key={news.slug}>
        <RelatedNews news={news} />
      </Suspense>
    </div>
  );
}
