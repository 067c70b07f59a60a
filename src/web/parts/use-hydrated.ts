import { useEffect } from 'react';

/** By the name of the part. The player's bar is the last that React takes over, so every other has been added before it is there. */
const awaited = new Set(['ShellExtras', 'PlayerBar']);

/** `data-ready` on the root element tells that whatever the server wrote answers to clicks and keys; it waits for this part too. */
export function awaitHydration(part: string): void {
  awaited.add(part);
}

export function useHydrated(part: string): void {
  useEffect(() => {
    awaited.delete(part);
    if (awaited.size === 0) document.documentElement.dataset.ready = 'true';
  }, [part]);
}
