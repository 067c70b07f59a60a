import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { trackPageView } from './analytics.ts';

/** A page view on each location change. The page that the visitor arrived on counts when statistics start. */
export function useTrackedPages(): void {
  const { pathname, search } = useLocation();
  const seen = useRef(pathname + search);
  useEffect(() => {
    const address = pathname + search;
    if (seen.current === address) return;
    seen.current = address;
    // The address may have gone on by now: this page was seen all the same.
    trackPageView(pathname);
  }, [pathname, search]);
}
