import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { needsRefetch } from '../home.freshness.rules.ts';
import { cacheFront } from './front-cache.ts';
import type { FrontPage } from './load-front.ts';

/** Whoever comes to the front page, or comes back to it, finds it at most two minutes old. */
export function useFreshFront(front: FrontPage): void {
  const { revalidate } = useRevalidator();
  const latest = useRef(front);
  useEffect(() => {
    latest.current = front;
    cacheFront(front);
  }, [front]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && needsRefetch(latest.current, Date.now())) void revalidate();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [revalidate]);
}
