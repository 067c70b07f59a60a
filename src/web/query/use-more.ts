import { useEffect, useRef, useState } from 'react';

type Page<T, Next> = { items: T[]; next: Next | null };
type State = 'ready' | 'loading' | 'ended' | 'failed';

/** A list and what is loaded after it. `next` says where the following page begins; without it the list is whole. */
export function useMore<T, Next>(
  first: Page<T, Next>,
  load: (next: Next, signal: AbortSignal) => Promise<Page<T, Next>>,
) {
  const [page, setPage] = useState(first);
  const [state, setState] = useState<State>(first.next === null ? 'ended' : 'ready');
  const loading = useRef<AbortController>(null);
  useEffect(() => () => loading.current?.abort(), []);

  async function loadMore(): Promise<void> {
    if (page.next === null || loading.current) return;
    loading.current = new AbortController();
    const { signal } = loading.current;
    setState('loading');
    try {
      const found = await load(page.next, signal);
      setPage({ items: [...page.items, ...found.items], next: found.next });
      setState(found.next === null ? 'ended' : 'ready');
    } catch (error) {
      if (signal.aborted) return;
      console.warn('the list did not load', error);
      setState('failed');
    } finally {
      loading.current = null;
    }
  }

  return { items: page.items, next: page.next, state, loadMore };
}
