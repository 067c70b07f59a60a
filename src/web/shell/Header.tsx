import { useEffect, useRef } from 'react';
import { headerMessages } from '#domains/site/site.messages.ts';
import { type EarlyButton, replayEarlyPress } from '../early/early-press.ts';
import { tellMissing } from '../parts/parts.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { AccountButton } from './AccountButton.tsx';
import { Logo } from './Logo.tsx';
import { SearchButton } from './SearchButton.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { useOnDemand } from './use-on-demand.ts';

const menuId = 'menu';
const loadMenu = () => import('../overlays/MobileMenu.tsx');

type Props = { isMenuOpen: boolean; setMenuOpen: (isOpen: boolean) => void };

/** The masthead: on a phone it stays on top while the page scrolls. */
export function Header({ isMenuOpen, setMenuOpen }: Props) {
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => replayEarlyPress(toggle.current), []);
  const part = useOnDemand(loadMenu, isMenuOpen, (why) => {
    setMenuOpen(false);
    // The site map holds the same links, and needs no code that is not there.
    tellMissing(why, { elsewhere: '/mappa-del-sito' });
  });
  return (
    <header
      ref={header}
      className="over-bars z-30 max-md:sticky max-md:top-[var(--update-bar,0px)] max-md:border-b max-md:border-ink max-md:bg-ground"
    >
      <div className="page-width grid min-h-16 grid-cols-[1fr_auto] items-center gap-2 md:grid-cols-[1fr_auto_1fr] md:pt-5 md:pb-4">
        <SocialLinks className="-ml-1 max-md:hidden" />
        <Logo />
        <div className="flex items-center justify-end gap-1 md:gap-3">
          <SearchButton />
          <AccountButton />
          <ButtonLink href="/ascolta-la-radio" className="min-w-11 max-md:px-3.5">
            <Icon name="play" size={14} />
            <span className="max-sm:sr-only">
              {headerMessages.listen}
              <span className="md:max-lg:sr-only">{headerMessages.listenRest}</span>
            </span>
          </ButtonLink>
          <IconButton
            ref={toggle}
            icon={isMenuOpen ? 'close' : 'menu'}
            label={isMenuOpen ? headerMessages.closeMenu : headerMessages.openMenu}
            aria-expanded={isMenuOpen}
            aria-controls={menuId}
            data-early={'menu' satisfies EarlyButton}
            data-pressed={isMenuOpen && !part ? '' : undefined}
            aria-busy={(isMenuOpen && !part) || undefined}
            onPointerEnter={() => void loadMenu().catch(() => undefined)}
            onClick={() => setMenuOpen(!isMenuOpen)}
            className="-mr-2.5 md:hidden"
          />
        </div>
      </div>
      {isMenuOpen && part && (
        <part.MobileMenu
          id={menuId}
          below={header}
          onClose={(byKey) => {
            setMenuOpen(false);
            if (byKey) toggle.current?.focus();
          }}
        />
      )}
    </header>
  );
}
