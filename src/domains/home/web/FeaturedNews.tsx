import type { Brief } from '#domains/news/news.decode.ts';
import { NewsCard } from '#domains/news/web/blocks/NewsCard.tsx';
import { SectionHead } from '#web/ui/SectionHead.tsx';
import { belowMessages as text } from '../home.below.messages.ts';

type Props = { featured: readonly Brief[]; side: readonly Brief[] };

/** Six with pictures, five just in beside them. */
export function FeaturedNews({ featured, side }: Props) {
  if (featured.length === 0) return null;
  return (
    <section aria-labelledby="primo-piano" className="grid gap-6">
      <SectionHead id="primo-piano" title={text.featured} link={{ to: '/notizie', label: text.allNews }} />
      <div className="grid gap-10 lg:grid-cols-[10.3fr_2.7fr] lg:gap-0">
        <ul
          data-list="featured"
          className="grid grid-cols-2 gap-x-5 gap-y-8 max-sm:[&_h3]:text-16 md:grid-cols-3 md:gap-x-6 lg:pr-8"
        >
          {featured.map((item) => (
            <li key={item.newsId}>
              <NewsCard item={item} shortTitle />
            </li>
          ))}
        </ul>
        {side.length > 0 && (
          <div className="grid content-start gap-4 border-rule max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-6">
            <h3 className="text-20">{text.side}</h3>
            <ul data-list="side" className="grid md:max-lg:grid-cols-2 md:max-lg:gap-x-8">
              {side.map((item) => (
                <li key={item.newsId} className="border-t border-rule py-4">
                  <NewsCard item={item} size="line" shortTitle />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
