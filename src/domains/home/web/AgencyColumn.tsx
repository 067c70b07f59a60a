import type { Brief } from '#domains/news/news.decode.ts';
import { NewsCard } from '#domains/news/web/blocks/NewsCard.tsx';
import { SectionHead } from '#web/ui/SectionHead.tsx';
import { belowMessages as text } from '../home.below.messages.ts';

/** Short and without pictures, as they come off the wire. */
export function AgencyColumn({ items }: { items: readonly Brief[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="agenzie" className="grid content-start gap-2">
      <SectionHead id="agenzie" title={text.agency} />
      <ul data-list="agency" className="grid divide-y divide-rule">
        {items.map((item) => (
          <li key={item.newsId} className="py-3.5">
            <NewsCard item={item} size="line" shortTitle />
          </li>
        ))}
      </ul>
    </section>
  );
}
