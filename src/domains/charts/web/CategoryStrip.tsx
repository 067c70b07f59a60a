import type { Top10Category } from '../charts.contract.ts';
import { top10Path } from '../charts.rules.ts';
import { top10Messages as text } from '../top10.messages.ts';

type Props = { categories: readonly Top10Category[]; selected: string };

export function CategoryStrip({ categories, selected }: Props) {
  return (
    <nav aria-label={text.categories} className="border-b border-ink">
      <ul className="no-scrollbar -mx-4 flex gap-6 overflow-x-auto px-4 md:mx-0 md:flex-wrap md:px-0">
        {categories.map(({ categorySlug, categoryName }) => {
          const isSelected = categorySlug === selected;
          return (
            <li key={categorySlug} className="shrink-0">
              <a
                href={top10Path(categorySlug)}
                aria-current={isSelected ? 'page' : undefined}
                className={`-mb-px inline-flex min-h-12 items-center border-b-3 text-14 font-semibold no-underline ${
                  isSelected ? 'border-red text-ink' : 'border-transparent text-ink-2 hover:text-ink'
                }`}
              >
                {categoryName}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
