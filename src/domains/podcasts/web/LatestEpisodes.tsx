import type { Brief } from '#domains/news/news.decode.ts';
import { NewsGrid } from '#domains/news/web/blocks/NewsGrid.tsx';
import { SectionHead } from '#web/ui/SectionHead.tsx';
import { podcastsMessages as text } from '../podcasts.messages.ts';
import { podcastCategory } from '../podcasts.rules.ts';

/** What the newsroom tells of the podcasts. */
export function LatestEpisodes({ items }: { items: readonly Brief[] }) {
  return (
    <section aria-labelledby="ultimi-episodi" className="grid gap-8">
      <SectionHead
        id="ultimi-episodi"
        title={text.latest}
        link={{ to: `/notizie/${podcastCategory}`, label: text.allNews }}
      />
      {items.length > 0 ? (
        <NewsGrid items={items} level={3} withCategory={false} />
      ) : (
        <p lang={text.noNews.lang} className="text-20 text-ink-2">
          {text.noNews.text}
        </p>
      )}
    </section>
  );
}
