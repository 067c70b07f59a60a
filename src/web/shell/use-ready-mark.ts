import { useEffect } from 'react';

type Part = 'footer' | 'extras' | 'player';

const awaited = new Set<Part>(['footer', 'extras', 'player']);

/** `data-ready` on the root element tells that every part of the shell answers to clicks and keys. */
export function useReadyMark(part: Part): void {
  useEffect(() => {
    awaited.delete(part);
    if (awaited.size === 0) document.documentElement.dataset.ready = 'true';
  }, [part]);
}
