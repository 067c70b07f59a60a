import { useEffect, useRef, useState } from 'react';

type Page<T, Next> = { items: T[]; next: Next | null };
type State = 'ready' | 'loading' | 'ended' | 'failed';

/** A list and what is loaded after it. `next` says where the following page begins; without it the list is whole. */
export function useMore<T, Next>(first: Page<T, Next>, load: (next: Next) => Promise<Page<T, Next>>) {
  const [page, setPage] = useState(first);
  const [state, setState] = useState<State>(first.next === null ? 'ended' : 'ready');
  const isHere = useRef(true);
  const isLoading = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function loadMore(): Promise<void> {
    if (page.next === null || isLoading.current) return;
    isLoading.current = true;
    setState('loading');
    try {
      const found = await load(page.next);
      if (!isHere.current) return;
      setPage({ items: [...page.items, ...found.items], next: found.next });
      setState(found.next === null ? 'ended' : 'ready');
    } catch (error) {
      console.warn('the list did not load', error);
      if (isHere.current) setState('failed');
    } finally {
      isLoading.current = false;
    }
  }

  return { items: page.items, next: page.next, state, loadMore };
}
