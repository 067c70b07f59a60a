import { Suspense } from 'react';
import { deferred } from '#web/parts/deferred.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { openPalette } from '../palette/palette-state.ts';
import { frameMessages as text } from './frame.messages.ts';

const AccountMenu = deferred(() => import('./AccountMenu.tsx'), 'AccountMenu');

export function TopBar({ onMenu }: { onMenu: () => void }) {
  return (
    <header className="sticky top-0 z-20 flex items-center gap-3 border-b border-rule bg-ground px-2 py-1.5 md:px-6">
      <IconButton icon="menu" label={text.openNavigation} onClick={onMenu} className="lg:hidden" />
      <button
        type="button"
        onClick={openPalette}
        aria-keyshortcuts="Control+K Meta+K"
        className="flex min-h-10 min-w-0 flex-1 items-center justify-between gap-3 rounded-card border border-rule bg-field px-3 text-left text-ink-3 hover:border-edge sm:max-w-96 pointer-coarse:min-h-11"
      >
        <span className="flex items-center gap-2 truncate">
          <Icon name="search" size={17} />
          {text.find}
        </span>
        <kbd className="desk-key max-sm:hidden">Ctrl K</kbd>
      </button>
      <span className="flex-1 max-sm:hidden" />
      <Suspense fallback={<span className="size-11" />}>
        <AccountMenu />
      </Suspense>
    </header>
  );
}
