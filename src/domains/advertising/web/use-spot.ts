import { useCallback, useEffect, useState } from 'react';
import { CallError } from '#contract/client.ts';
import { api } from '#web/api.ts';
import { getSpotData, type Spot } from '../advertising.contract.ts';

type State = { kind: 'loading' } | { kind: 'missing' } | { kind: 'failed' } | { kind: 'there'; spot: Spot };

export function useSpot(slug: string): { state: State; retry: () => void } {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks for the same spot again.
  useEffect(() => {
    let isCurrent = true;
    setState({ kind: 'loading' });
    load(slug).then((loaded) => isCurrent && setState(loaded));
    return () => {
      isCurrent = false;
    };
  }, [slug, attempt]);
  return { state, retry: useCallback(() => setAttempt((before) => before + 1), []) };
}

async function load(slug: string): Promise<State> {
  try {
    const spot = await api.call(getSpotData, { params: { slug } });
    return spot.name ? { kind: 'there', spot } : { kind: 'missing' };
  } catch (error) {
    return { kind: error instanceof CallError && error.status === 404 ? 'missing' : 'failed' };
  }
}
