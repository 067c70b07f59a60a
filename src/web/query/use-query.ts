import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { realClock } from '#kit/clock.ts';
import { type Outcome, runQuery } from './run-query.ts';

/** Without a key nothing is asked for: the question is idle. */
export type Query<T> = { kind: 'idle' } | { kind: 'loading' } | Outcome<T>;

type Options = {
  /** Asks again and again; the answer at hand stands meanwhile. */
  everyMs?: number;
};

/**
 * What a part of the page asks the station for. The key says what: another one is another question, and an answer to the one
 * before comes too late. An object is a key by its identity.
 */
export function useQuery<K, T>(
  key: K | null,
  load: (key: K, signal: AbortSignal) => Promise<T>,
  { everyMs }: Options = {},
) {
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<{ key: K; turn: number; outcome: Outcome<T> }>();
  const [latest, setLatest] = useState<T>();
  const ask = useEffectEvent(load);
  useEffect(() => {
    if (key === null) return;
    return runQuery({
      clock: realClock,
      everyMs,
      load: (signal) => ask(key, signal),
      onOutcome(outcome) {
        setAnswer({ key, turn, outcome });
        if (outcome.kind === 'loaded') setLatest(outcome.data);
        else console.warn('a part of the page did not load:', key, outcome.error);
      },
    });
  }, [key, turn, everyMs]);
  const refetch = useCallback(() => setTurn((before) => before + 1), []);
  return {
    query: stateOf(key, answer?.key === key && answer.turn === turn ? answer.outcome : null),
    /** The last answer that came, to whatever question: for what must not vanish while the next one is on its way. */
    latest,
    refetch,
  };
}

function stateOf<T>(key: unknown, outcome: Outcome<T> | null): Query<T> {
  if (key === null) return { kind: 'idle' };
  return outcome ?? { kind: 'loading' };
}
