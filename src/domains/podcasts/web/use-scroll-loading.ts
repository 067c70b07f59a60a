import { type RefObject, useEffect, useRef } from 'react';
import { realClock } from '#kit/clock.ts';
import { createScrollLoading } from './scroll-loading.ts';

/** Loads more when the reader comes near what stands at the end of the list. */
export function useScrollLoading(end: RefObject<HTMLElement | null>, withinPx: number, run: () => void): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const distanceToEnd = () => (end.current?.getBoundingClientRect().top ?? Infinity) - window.innerHeight;
    const scrolling = createScrollLoading({ clock: realClock, withinPx, distanceToEnd, run: () => latest.current() });
    addEventListener('scroll', scrolling.look, { passive: true });
    return () => {
      scrolling.stop();
      removeEventListener('scroll', scrolling.look);
    };
  }, [end, withinPx]);
}
