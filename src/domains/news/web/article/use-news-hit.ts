import { useEffect, useRef } from 'react';
import { keepFetching } from '#web/parts/parts.ts';

/** An article that was opened counts once, however often the page is drawn. The code for it comes after the page. */
export function useNewsHit(slug: string | null): void {
  const counted = useRef('');
  useEffect(() => {
    if (slug === null || counted.current === slug) return;
    counted.current = slug;
    keepFetching(() => import('../views/count-opened.ts'), { onHere: ({ countOpened }) => void countOpened(slug) });
  }, [slug]);
}
