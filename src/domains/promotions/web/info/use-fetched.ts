import { useCallback, useEffect, useState } from 'react';

export type Fetched<T> = { kind: 'loading' } | { kind: 'failed' } | { kind: 'here'; data: T };

/** What a panel asks the station for when it opens, and again when asked to. */
export function useFetched<T>(fetch: () => Promise<T>) {
  const [fetched, setFetched] = useState<Fetched<T>>({ kind: 'loading' });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn fetches again.
  useEffect(() => {
    let isHere = true;
    fetch().then(
      (data) => isHere && setFetched({ kind: 'here', data }),
      (error) => {
        console.warn('a part of the promotion did not load', error);
        if (isHere) setFetched({ kind: 'failed' });
      },
    );
    return () => {
      isHere = false;
    };
  }, [fetch, turn]);
  const reload = useCallback(() => {
    setFetched({ kind: 'loading' });
    setTurn((before) => before + 1);
  }, []);
  return { fetched, reload };
}
