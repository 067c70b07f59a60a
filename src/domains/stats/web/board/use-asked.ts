import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError } from '#contract/client.ts';
import { toast } from '#web/toasts/toasts.ts';
import { boardMessages } from '../../board.messages.ts';
import { noTimestamps } from '../../report.messages.ts';

export type Asked<T> = {
  data: T | null;
  isLoading: boolean;
  hasFailed: boolean;
  ask(question: () => Promise<T>): Promise<void>;
  /** What was found before does not belong to what is asked now. */
  clear(): void;
};

/** What somebody asked the station for; only the last question counts. A refusal is said in the station's own words. */
export function useAsked<T>({ onFailure = 'keep' }: { onFailure?: 'keep' | 'clear' } = {}): Asked<T> {
  const [data, setData] = useState<T | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const turn = useRef(0);
  useEffect(() => () => void turn.current++, []);
  const ask = useCallback(
    async (question: () => Promise<T>) => {
      const mine = ++turn.current;
      setLoading(true);
      setFailed(false);
      try {
        const answer = await question();
        if (mine === turn.current) setData(answer);
      } catch (error) {
        if (mine !== turn.current) return;
        complain(error);
        setFailed(true);
        if (onFailure === 'clear') setData(null);
      } finally {
        if (mine === turn.current) setLoading(false);
      }
    },
    [onFailure],
  );
  const clear = useCallback(() => {
    turn.current++;
    setData(null);
    setLoading(false);
  }, []);
  return { data, isLoading, hasFailed, ask, clear };
}

function complain(error: unknown): void {
  const { status, code } = error instanceof CallError ? error : { status: 0, code: '' };
  const words = status === 0 ? boardMessages.offline : code;
  toast('error', words, words === noTimestamps.text ? { lang: noTimestamps.lang } : {});
}
