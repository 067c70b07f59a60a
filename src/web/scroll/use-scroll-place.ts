import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router';
import { onTakeOver } from './animate-scroll.ts';
import { scrollToHash } from './scroll.ts';

const hashDelayMs = { first: 3_000, later: 1_000 };

/**
 * Where the page stands after a navigation: back and forward find the place that was left, a new address begins at the
 * top, a hash is scrolled to after its delay. A change of the query alone moves nothing.
 */
export function useScrollPlace(): void {
  const location = useLocation();
  const kind = useNavigationType();
  const places = useRef(new Map<string, number>());
  const previous = useRef<Location | null>(null);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const handBack = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', handBack);
    return () => removeEventListener('pagehide', handBack);
  }, []);

  // Before the page is painted: the scroll that a navigation itself makes must not count as the old page's place.
  useLayoutEffect(() => {
    const key = placeKey(location);
    const remember = () => places.current.set(key, window.scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [location]);

  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = location;
    const left = kind === NavigationType.Pop && before ? places.current.get(placeKey(location)) : undefined;
    const isOtherPage = before !== null && before.pathname !== location.pathname;
    // Newer browsers answer `scrollTo` with a promise, which is no clean-up of an effect.
    if (left !== undefined || isOtherPage) window.scrollTo({ top: left ?? 0, behavior: 'instant' });
    if (left === undefined && location.hash)
      return scrollLater(location.hash, before ? hashDelayMs.later : hashDelayMs.first);
  }, [location, kind]);
}

/** A reader who begins to scroll meanwhile is left alone. */
function scrollLater(hash: string, delayMs: number): () => void {
  const timer = setTimeout(() => {
    release();
    scrollToHash(hash);
  }, delayMs);
  const cancel = () => {
    clearTimeout(timer);
    release();
  };
  const release = onTakeOver(cancel);
  return cancel;
}

/** An entry that a plain anchor made has no key of its own. */
function placeKey({ key, pathname, search, hash }: Location): string {
  return key + pathname + search + hash;
}
