import type { Brief } from '#domains/news/news.decode.ts';
import { NewsCard } from '#domains/news/web/blocks/NewsCard.tsx';
import { SectionHead } from '#web/ui/SectionHead.tsx';
import { belowMessages as text } from '../home.below.messages.ts';

const withPictures = 5;
/** The others wait for a wider screen. */
const onSmallScreens = 6;

/** One large, four beside it, the others as headlines. */
export function MondoBlock({ items }: { items: readonly Brief[] }) {
  const [first, ...rest] = items;
  if (!first) return null;
  const beside = rest.slice(0, withPictures - 1);
  const headlines = rest.slice(withPictures - 1);
  return (
    <section aria-labelledby="mondo" data-list="mondo" className="grid gap-6">
      <SectionHead id="mondo" title={text.mondo} link={{ to: '/notizie/mondo', label: text.allMondo }} />
      <div className="grid gap-8 lg:grid-cols-[6fr_7fr] lg:gap-10">
        <NewsCard item={first} size="large" withCategory={false} shortTitle />
        <ul className="grid grid-cols-2 gap-x-5 gap-y-8 max-sm:[&_h3]:text-16 lg:gap-x-8">
          {beside.map((item) => (
            <li key={item.newsId}>
              <NewsCard item={item} withCategory={false} shortTitle />
            </li>
          ))}
        </ul>
      </div>
      {headlines.length > 0 && (
        <ul className="grid gap-x-8 md:grid-cols-2 lg:grid-cols-4">
          {headlines.map((item, index) => (
            <li
              key={item.newsId}
              className={`border-t border-rule py-4 ${index + withPictures >= onSmallScreens ? 'max-md:hidden' : ''}`}
            >
              <NewsCard item={item} size="line" shortTitle />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
