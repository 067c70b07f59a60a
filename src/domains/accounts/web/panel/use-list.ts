import { useEffect, useState } from 'react';

export type List<T> =
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'ready'; items: readonly T[] }
  | { kind: 'failed'; retry: () => void };

/** What `load` brings for a key; nothing is asked for without one. An answer for another key comes too late. */
export function useList<K, T>(load: (key: K) => Promise<readonly T[]>, key: K | null): List<T> {
  const [attempt, setAttempt] = useState(1);
  const [outcome, setOutcome] = useState<{ key: K; attempt: number; items: readonly T[] | null }>();

  useEffect(() => {
    if (key === null) return;
    let isAwaited = true;
    const settle = (items: readonly T[] | null) => isAwaited && setOutcome({ key, attempt, items });
    load(key).then(settle, () => settle(null));
    return () => {
      isAwaited = false;
    };
  }, [load, key, attempt]);

  if (key === null) return { kind: 'none' };
  if (outcome?.key !== key || outcome.attempt !== attempt) return { kind: 'loading' };
  if (outcome.items) return { kind: 'ready', items: outcome.items };
  return { kind: 'failed', retry: () => setAttempt(attempt + 1) };
}
