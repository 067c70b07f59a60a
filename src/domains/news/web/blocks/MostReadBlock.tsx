import { listTitle } from '#web/list-title.ts';
import { newsAddress } from '../../news.addresses.ts';
import type { MostRead } from '../../news.decode.ts';
import { newsMessages as text } from '../../news.messages.ts';

type Props = {
  items: readonly Pick<MostRead, 'newsId' | 'slug' | 'title'>[];
  /** A column of its own, or four beside each other where there is room. */
  shape?: 'column' | 'row';
  id?: string;
};

/** What was read most this week, by its place. */
export function MostReadBlock({ items, shape = 'column', id = 'piu-letti' }: Props) {
  if (items.length === 0) return null;
  const isRow = shape === 'row';
  return (
    <section aria-labelledby={id} className={isRow ? 'grid gap-6 border-t-2 border-ink pt-3' : 'grid gap-4'}>
      <h2 id={id} className={isRow ? 'text-25' : 'max-w-[12ch] text-20'}>
        {text.mostRead}
      </h2>
      <ol className={isRow ? 'grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4' : ''}>
        {items.map((item, index) => (
          <li
            key={item.newsId}
            data-news-id={item.newsId}
            className="group relative grid grid-cols-[2.25rem_1fr] items-start gap-1 border-t border-rule py-4"
          >
            <span aria-hidden="true" className="font-serif text-31 leading-none font-[560] text-accent">
              {index + 1}
            </span>
            <h3 className="text-16 leading-tight">
              <a
                href={newsAddress(item.slug)}
                className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
              >
                {listTitle(item.title, 'large')}
              </a>
            </h3>
          </li>
        ))}
      </ol>
    </section>
  );
}
