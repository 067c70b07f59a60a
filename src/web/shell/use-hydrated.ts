import { useEffect, useLayoutEffect } from 'react';

type Part = 'footer' | 'extras' | 'player' | `page-${string}`;

const awaited = new Set<Part>(['footer', 'extras', 'player']);

/** `data-ready` on the root element tells that every part of the shell answers to clicks and keys. */
export function useHydrated(part: Part): void {
  useEffect(() => {
    awaited.delete(part);
    if (awaited.size === 0) document.documentElement.dataset.ready = 'true';
  }, [part]);
}

/** For a page some of whose parts come later: the attribute waits for them too. Each then says `useHydrated(part)`. */
export function useAwaitedParts(parts: readonly Part[]): void {
  useLayoutEffect(() => {
    for (const part of parts) awaited.add(part);
    return () => parts.forEach((part) => void awaited.delete(part));
  }, [parts]);
}
