import { useState } from 'react';
import { useLocation } from 'react-router';
import { browserCookie, cookieText, isSecurePage, setBrowserCookie } from '#web/profile/cookies.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { bannerMessages as text } from '../../chest.messages.ts';
import { createBannerMemory } from '../../hunt.banner.ts';
import { type HuntNotice, huntPath } from '../../hunt.rules.ts';

const memory = createBannerMemory(
  {
    read: browserCookie,
    write: (name, value, maxAgeSeconds) =>
      setBrowserCookie(cookieText(name, value, { maxAgeSeconds, secure: isSecurePage() })),
  },
  () => Date.now(),
);

/** Lies over the page's foot and moves nothing on it. The hunt's own page needs none. */
export function HuntBanner({ hunt }: { hunt: HuntNotice }) {
  const { pathname } = useLocation();
  const [isHidden, setHidden] = useState(() => memory.isDismissed(hunt));
  if (isHidden || pathname === huntPath) return null;

  function dismiss(): void {
    memory.dismiss(hunt);
    setHidden(true);
  }
  return (
    <aside
      aria-label={text.label}
      data-hunt-banner
      className="over-bars appear fixed bottom-[calc(var(--player-bar,0px)+0.75rem)] left-3 z-20 flex w-[min(26rem,calc(100%-1.5rem))] items-center gap-1 rounded-card bg-green pl-4 text-white shadow-lift"
    >
      <a
        href={huntPath}
        className="flex min-h-14 flex-1 items-center gap-2 py-2 text-14 leading-snug font-medium no-underline outline-white!"
      >
        <span className="flex-1">{hunt.message}</span>
        <span className="inline-flex items-center font-semibold whitespace-nowrap underline underline-offset-3">
          {text.more}
          <Icon name="chevron-right" size={16} />
        </span>
      </a>
      <IconButton icon="close" label={text.dismiss} onClick={dismiss} className="outline-white!" />
    </aside>
  );
}
