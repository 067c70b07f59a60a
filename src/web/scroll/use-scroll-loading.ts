import { type RefObject, useEffect, useEffectEvent } from 'react';
import { realClock } from '#kit/clock.ts';
import { createScrollLoading, type ScrollReach } from './scroll-loading.ts';

/** Loads more when the reader comes near what stands at the end of the list. */
export function useScrollLoading(end: RefObject<HTMLElement | null>, reach: ScrollReach, run: () => void): void {
  const load = useEffectEvent(run);
  useEffect(() => {
    const distanceToEnd = () => (end.current?.getBoundingClientRect().top ?? Infinity) - window.innerHeight;
    const scrolling = createScrollLoading({ clock: realClock, ...reach, distanceToEnd, run: () => load() });
    addEventListener('scroll', scrolling.look, { passive: true });
    return () => {
      scrolling.stop();
      removeEventListener('scroll', scrolling.look);
    };
  }, [end, reach]);
}
