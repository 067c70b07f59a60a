import { useEffect, useRef, useState } from 'react';
import { realClock } from '#kit/clock.ts';
import { api } from '#web/api.ts';
import { useQuery } from '#web/query/use-query.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { News } from '../../article.decode.ts';
import { newsListPath } from '../../news.addresses.ts';
import { articleFootMessages as text } from '../../news.article-foot.messages.ts';
import { NewsCard } from '../blocks/NewsCard.tsx';
import { loadRelated, relatedWanted } from './related.ts';
import { createRelatedTrigger } from './related-trigger.ts';

type Props = {
  news: Pick<News, 'newsId' | 'related' | 'tags' | 'keywords' | 'title' | 'categoryName' | 'categorySlug'>;
};

const places = Array.from({ length: relatedWanted }, (_, index) => index);

/** The last thing on an article's page. Its room is kept from the start, so that nothing moves when it fills. */
export function RelatedNews({ news }: Props) {
  const section = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  const { query } = useQuery(isNear ? news.newsId : null, () => loadRelated(api, news));
  const items = query.kind === 'loaded' ? query.data : null;

  useEffect(() => {
    const trigger = createRelatedTrigger({
      clock: realClock,
      distanceToEnd: () => (section.current?.getBoundingClientRect().bottom ?? 0) - window.innerHeight,
      run: () => setNear(true),
    });
    addEventListener('scroll', trigger.look, { passive: true });
    return () => {
      trigger.stop();
      removeEventListener('scroll', trigger.look);
    };
  }, []);

  if (query.kind === 'failed' || items?.length === 0) return null;
  return (
    <section ref={section} aria-labelledby="leggi-anche" className="grid gap-6 print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-3">
        <h2 id="leggi-anche" className="text-25">
          {text.related}
        </h2>
        <a
          href={newsListPath(news.categorySlug)}
          className="-my-3 inline-flex min-h-11 items-center text-14 font-semibold text-accent underline-offset-4 hover:underline"
        >
          {text.moreOf(news.categoryName)}
        </a>
      </div>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-8 max-sm:[&_h3]:text-16 md:gap-x-8 lg:grid-cols-3 [&_article>div]:min-h-40 sm:[&_article>div]:min-h-32">
        {items
          ? items.map((item) => (
              <li key={item.newsId}>
                <NewsCard item={item} />
              </li>
            ))
          : places.map((place) => (
              <li key={place} className="grid content-start gap-3">
                <Skeleton className="aspect-[482/250] w-full" />
                <Skeleton className="h-40 w-full sm:h-32" />
              </li>
            ))}
      </ul>
    </section>
  );
}
