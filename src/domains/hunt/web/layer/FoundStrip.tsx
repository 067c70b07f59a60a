import { useRef } from 'react';
import { useReservedHeight } from '#web/shell/extras/use-reserved-height.ts';
import { bannerMessages, chestMessages as text } from '../../chest.messages.ts';

/**
 * A chest for whoever is busy with the player or another window: it opens when they want it. A row on top of the player's bar, with
 * room of its own like the bar, so that nothing of the page lies behind it for good.
 */
export function FoundStrip({ onOpen }: { onOpen: () => void }) {
  const strip = useRef<HTMLElement>(null);
  useReservedHeight(strip, 'hunt', true);
  return (
    <aside
      ref={strip}
      aria-label={bannerMessages.label}
      className="over-bars fixed inset-x-0 bottom-[var(--player-bar,0px)] z-20 bg-green text-white"
    >
      <div className="page-width flex items-center gap-3">
        <p role="status" lang={text.lang} className="flex-1 py-2 text-14 leading-snug font-medium">
          {text.found}
        </p>
        <button
          type="button"
          lang={text.lang}
          aria-haspopup="dialog"
          onClick={onOpen}
          className="min-h-11 text-14 font-semibold underline underline-offset-3 outline-white!"
        >
          {text.chest}
        </button>
      </div>
    </aside>
  );
}
