import type { Brief } from '../../news.decode.ts';
import { NewsCard } from './NewsCard.tsx';

type Props = {
  items: readonly Brief[];
  /** The first stands large beside the next two. */
  withLead?: boolean;
  withCategory?: boolean;
  level?: 2 | 3;
};

const leading = 3;

/** A page of news as a magazine lays it out: one large, two beside it, the others in columns parted by hairlines. */
export function NewsGrid({ items, withLead = false, withCategory = true, level = 2 }: Props) {
  const [lead, ...beside] = withLead ? items.slice(0, leading) : [];
  const others = withLead ? items.slice(leading) : items;
  return (
    <div className="grid gap-10 md:gap-12">
      {lead && (
        <div className="grid gap-8 lg:grid-cols-[7fr_4fr] lg:gap-10">
          <NewsCard item={lead} size="lead" level={level} priority withCategory={withCategory} />
          <div className="grid content-start gap-8 border-rule sm:max-lg:grid-cols-2 lg:border-l lg:pl-10">
            {beside.map((item) => (
              <NewsCard key={item.newsId} item={item} level={level} withCategory={withCategory} />
            ))}
          </div>
        </div>
      )}
      {others.length > 0 && (
        <ul
          className={`grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 ${lead ? 'border-t border-rule pt-10' : ''}`}
        >
          {others.map((item) => (
            <li key={item.newsId}>
              <NewsCard item={withoutText(item)} level={level} withCategory={withCategory} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function withoutText({ subtitle: _, ...item }: Brief): Brief {
  return item;
}
