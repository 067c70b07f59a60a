import { useEffect, useState } from 'react';
import type { DataOf } from '#contract/endpoint.ts';
import { api } from '#web/api.ts';
import { getListeners } from '../../listeners.contract.ts';

export type LiveCount = { kind: 'loading' } | { kind: 'error' } | { kind: 'loaded'; data: DataOf<typeof getListeners> };

const pollMs = 20_000;

/** Asks who listens now, again and again for as long as the page is open. */
export function useLiveCounts(): LiveCount {
  const [count, setCount] = useState<LiveCount>({ kind: 'loading' });
  useEffect(() => {
    let isHere = true;
    let isAsking = false;
    async function ask(): Promise<void> {
      if (isAsking) return;
      isAsking = true;
      const answer = await api.call(getListeners).then(
        (data) => ({ kind: 'loaded', data }) as const,
        () => ({ kind: 'error' }) as const,
      );
      isAsking = false;
      if (isHere) setCount(answer);
    }
    void ask();
    const timer = setInterval(() => void ask(), pollMs);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, []);
  return count;
}
