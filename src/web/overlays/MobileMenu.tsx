import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { footerMenus } from '#domains/site/site.footer.messages.ts';
import { headerMessages } from '#domains/site/site.messages.ts';
import { openLogin } from '../profile/login-request.ts';
import { useProfile } from '../profile/profile-store.ts';
import { AccountLabel } from '../shell/AccountButton.tsx';
import { fixedCategories } from '../shell/categories.ts';
import { newsFilter } from '../shell/news-filter.ts';
import { SocialLinks } from '../shell/SocialLinks.tsx';
import { useShell } from '../shell/use-shell.ts';
import { Icon } from '../ui/Icon.tsx';
import { lockScroll } from '../ui/lock-scroll.ts';
import { useCloseOnNavigation } from './use-close-on-navigation.ts';

type Props = { id: string; below: RefObject<HTMLElement | null>; onClose: (byKey: boolean) => void };

const wideFrom = '(min-width: 768px)';

/** All categories, all sections and the social links, for screens that have no room for bars. */
export function MobileMenu({ id, below, onClose }: Props) {
  const { otherCategories } = useShell();
  const top = useBottomOf(below);
  useClosing(onClose);
  useEffect(lockScroll, []);
  const news = [...fixedCategories, ...otherCategories];

  return (
    <nav
      id={id}
      aria-label={headerMessages.menu}
      style={{ top }}
      className="over-bars appear fixed inset-x-0 bottom-0 overflow-y-auto overscroll-contain bg-ground pb-[calc(var(--consent-bar,0px)+var(--player-bar,0px))] md:hidden"
    >
      <div className="page-width grid gap-8 py-6">
        <AccountEntry onPress={() => onClose(true)} />
        <section className="grid gap-2">
          <h2 className="kicker">{headerMessages.news}</h2>
          <ul className="grid grid-cols-2 gap-x-6">
            {news.map(({ name, slug }) => (
              <li key={slug} className="border-b border-rule">
                <a
                  href={`/notizie/${slug}`}
                  onClick={newsFilter.reset}
                  className="flex min-h-12 items-center font-serif text-20 font-[560] no-underline"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section className="grid gap-2">
          <h2 className="kicker">{headerMessages.sections}</h2>
          <ul className="grid grid-cols-2 gap-x-6">
            {[...footerMenus.music, ...footerMenus.interactive].map(({ to, label }) => (
              <li key={to}>
                <a href={to} className="flex min-h-11 items-center text-16 no-underline">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <SocialLinks className="-ml-1" />
      </div>
    </nav>
  );
}

/** The menu goes first, and the focus with it to the button that opened it: there it comes back after the modal. */
function AccountEntry({ onPress }: { onPress: () => void }) {
  const { user } = useProfile();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => {
        onPress();
        openLogin();
      }}
      className="veil press relative -mx-2 flex min-h-12 items-center gap-3 rounded-card px-2 text-16 font-semibold"
    >
      <span className="grid size-9 place-items-center rounded-round border border-rule">
        <Icon name="user" size={18} />
      </span>
      <AccountLabel name={user?.name} />
    </button>
  );
}

/** The menu begins where the masthead ends, wherever that is just now. */
function useBottomOf(element: RefObject<HTMLElement | null>): number {
  const [bottom, setBottom] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setBottom(element.current?.getBoundingClientRect().bottom ?? 0);
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [element]);
  return bottom;
}

/** Escape, a wider window and every navigation close the menu. */
function useClosing(onClose: (byKey: boolean) => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close.current(true);
    const wide = matchMedia(wideFrom);
    const onWidth = () => wide.matches && close.current(false);
    document.addEventListener('keydown', onKey);
    wide.addEventListener('change', onWidth);
    return () => {
      document.removeEventListener('keydown', onKey);
      wide.removeEventListener('change', onWidth);
    };
  }, []);
  useCloseOnNavigation(() => onClose(false));
}
