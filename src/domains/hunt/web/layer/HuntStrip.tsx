import { type ReactNode, useRef } from 'react';
import { useReservedHeight } from '#web/shell/extras/use-reserved-height.ts';
import { bannerMessages as text } from '../../chest.messages.ts';

/** A row on top of the player's bar: like the bar it has room of its own, so nothing of the page lies behind it for good. */
export function HuntStrip({ children }: { children: ReactNode }) {
  const strip = useRef<HTMLElement>(null);
  useReservedHeight(strip, 'hunt', true);
  return (
    <aside
      ref={strip}
      aria-label={text.label}
      data-hunt-banner
      className="over-bars fixed inset-x-0 bottom-[var(--player-bar,0px)] z-20 bg-green text-white"
    >
      <div className="page-width flex items-center gap-3">{children}</div>
    </aside>
  );
}
