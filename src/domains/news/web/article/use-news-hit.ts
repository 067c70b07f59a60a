import { useEffect, useRef } from 'react';
import { lastingApi } from '#web/api.ts';
import { visit } from '#web/profile/visit.ts';
import { newsHit } from '../../news.contract.ts';

/** An article that was opened counts once, however often the page is drawn. */
export function useNewsHit(slug: string | null): void {
  const counted = useRef('');
  useEffect(() => {
    if (slug === null || counted.current === slug) return;
    counted.current = slug;
    visit
      .withVisitToken((headers) => lastingApi.call(newsHit, { headers, body: { slug } }))
      .catch((error) => console.warn('the opened article was not counted', error));
  }, [slug]);
}
