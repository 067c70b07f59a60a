import { useEffect, useState } from 'react';
import type { DataOf } from '#contract/endpoint.ts';
import { api } from '#web/api.ts';
import { getListeners } from '../../listeners.contract.ts';
import { channels } from '../../listeners.rules.ts';

export type LiveCount = { kind: 'loading' } | { kind: 'error' } | { kind: 'loaded'; data: DataOf<typeof getListeners> };

/** Channels that this station does not have: nobody hears them now, and nobody ever did. None while nothing is known. */
export function unsampledChannels(count: LiveCount): string[] {
  if (count.kind !== 'loaded') return [];
  const { listeners, sampled } = count.data;
  return channels.filter((channel) => (listeners[channel] ?? null) === null && !sampled.includes(channel));
}

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
