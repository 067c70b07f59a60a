import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Whatever lies over the page goes when another page comes, also by the browser's own buttons. */
export function useCloseOnNavigation(close: () => void): void {
  const { key } = useLocation();
  const seen = useRef(key);
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    latest.current();
  }, [key]);
}
