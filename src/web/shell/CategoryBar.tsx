import { useLocation } from 'react-router';
import { headerMessages } from '#domains/site/site.messages.ts';
import { Dropdown } from '../ui/Dropdown.tsx';
import { fixedCategories } from './categories.ts';
import { newsFilter } from './news-filter.ts';
import { useShell } from './use-shell.ts';

const dropdownHeight = 170;

/** Seven categories to choose at a glance, the others behind a button. On a wide screen the bar stays on top. */
export function CategoryBar() {
  const { otherCategories } = useShell();
  const { pathname } = useLocation();
  const others = otherCategories.map(({ name, slug }) => ({ label: name, to: addressOf(slug) }));

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only the links inside are pressed; their clicks, the keyboard's too, pass here.
    <nav
      aria-label={headerMessages.categories}
      className="over-bars z-20 bg-ground md:sticky md:top-[var(--update-bar,0px)]"
      onClick={(event) => {
        if ((event.target as Element).closest('a')) newsFilter.reset();
      }}
    >
      <div className="page-width">
        <div className="flex min-h-12 items-center justify-between gap-4 border-b border-rule md:border-t md:border-t-ink">
          <ul className="no-scrollbar flex min-w-0 gap-6 overflow-x-auto overscroll-x-contain [mask-image:linear-gradient(to_right,black_calc(100%-1.5rem),transparent)] md:[mask-image:none]">
            {fixedCategories.map(({ name, slug }) => (
              <li key={slug} className="shrink-0 last:pr-6">
                <a
                  href={addressOf(slug)}
                  aria-current={pathname === addressOf(slug) ? 'page' : undefined}
                  className="inline-flex min-h-11 items-center text-14 font-semibold no-underline -outline-offset-3 hover:text-accent aria-[current=page]:text-accent"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
          {others.length > 0 && (
            <Dropdown
              label={headerMessages.otherCategories}
              items={others}
              maxHeight={dropdownHeight}
              align="right"
              className="shrink-0 text-ink-2"
            />
          )}
        </div>
      </div>
    </nav>
  );
}

function addressOf(slug: string): string {
  return `/notizie/${slug}`;
}
