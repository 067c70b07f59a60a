import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import { applyHead, describePage } from '../head.ts';
import type { AnyPage } from '../page.ts';
import { contentId } from './SkipLink.tsx';
import { useShell } from './use-shell.ts';

/**
 * A navigation in the browser does what a document load does by itself: the head and the ground of the new page, the
 * focus at its beginning, and its title said to who cannot see it. Returns what is to be said.
 */
export function usePageChange(): string {
  const shell = useShell();
  const { pathname } = useLocation();
  const match = useMatches().at(-1);
  const page = match?.handle as AnyPage | undefined;
  const data = match?.loaderData;
  const isFirst = useRef(true);
  const seenPath = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useLayoutEffect(() => {
    if (isFirst.current) return;
    const { head, status } = describePage(page, data, shell);
    applyHead(head, { station: shell.parameters.station.name, origin: canonicalOrigin(), path: pathname, status });
    setGround(page?.theme ?? 'paper');
  }, [page, data, shell, pathname]);

  useEffect(() => {
    isFirst.current = false;
    if (seenPath.current === pathname) return;
    seenPath.current = pathname;
    setAnnouncement(document.title);
    const content = document.getElementById(contentId);
    // A page that put the focus into a field of its own keeps it there.
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
  }, [pathname]);

  return announcement;
}

/** The station's public address as the server wrote it, which need not be the one in the address bar. */
function canonicalOrigin(): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return link ? new URL(link.href).origin : location.origin;
}

function setGround(theme: 'paper' | 'night'): void {
  document.documentElement.dataset.theme = theme;
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--ground').trim();
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', colour);
}
