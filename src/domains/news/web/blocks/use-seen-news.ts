import { type RefObject, useEffect, useRef } from 'react';

/** Counts the news that are seen below the element that takes the ref. The code for it comes after the page. */
export function useSeenNews<T extends Element>(): RefObject<T | null> {
  const root = useRef<T>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isHere = true;
    import('../views/watch-seen.ts').then(
      ({ watchSeen }) => {
        if (isHere && root.current) stop = watchSeen(root.current);
      },
      (error) => console.warn('news views are not counted', error),
    );
    return () => {
      isHere = false;
      stop?.();
    };
  }, []);
  return root;
}
