import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { browserCookie, cookieText, isSecurePage, setBrowserCookie } from '#web/profile/cookies.ts';
import { noticePlace } from '#web/shell/notice-place.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { bannerMessages as text } from '../../chest.messages.ts';
import { createBannerMemory } from '../../hunt.banner.ts';
import { type HuntNotice, huntPath, listenPath } from '../../hunt.rules.ts';
import { visitNote } from './visit-note.ts';

const memory = createBannerMemory({
  cookies: {
    read: browserCookie,
    write: (name, value, maxAgeSeconds) =>
      setBrowserCookie(cookieText(name, value, { maxAgeSeconds, secure: isSecurePage() })),
  },
  visit: visitNote('huntBanner'),
  now: () => Date.now(),
});

/** The hunt's own page needs none, and the listen page is all player. */
export function HuntBanner({ hunt }: { hunt: HuntNotice }) {
  const { pathname } = useLocation();
  const [isHidden, setHidden] = useState(() => memory.isDismissed(hunt));
  if (isHidden || pathname === huntPath || pathname === listenPath) return null;

  function dismiss(): void {
    memory.dismiss(hunt);
    setHidden(true);
  }
  const place = document.getElementById(noticePlace);
  if (!place) return null;
  return createPortal(
    <aside aria-label={text.label} data-hunt-banner className="bg-green text-white">
      <div className="page-width flex items-center gap-3">
        <a
          href={huntPath}
          className="flex min-h-11 flex-1 flex-wrap items-center gap-x-4 py-2 text-14 leading-snug font-medium no-underline outline-white!"
        >
          <span>{hunt.message}</span>
          <span className="inline-flex items-center font-semibold whitespace-nowrap underline underline-offset-3">
            {text.more}
            <Icon name="chevron-right" size={16} />
          </span>
        </a>
        <IconButton icon="close" label={text.dismiss} onClick={dismiss} className="-mr-2.5 outline-white!" />
      </div>
    </aside>,
    place,
  );
}
