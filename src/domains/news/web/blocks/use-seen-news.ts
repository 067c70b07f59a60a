import { type RefObject, useEffect, useRef } from 'react';
import { keepFetching } from '#web/parts/parts.ts';

/** Counts the news that are seen below the element that takes the ref. The code for it comes after the page. */
export function useSeenNews<T extends Element>(): RefObject<T | null> {
  const root = useRef<T>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    const stopFetching = keepFetching(() => import('../views/watch-seen.ts'), {
      onHere({ watchSeen }) {
        if (root.current) stop = watchSeen(root.current);
      },
    });
    return () => {
      stopFetching();
      stop?.();
    };
  }, []);
  return root;
}
