import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { CallError } from '#contract/client.ts';
import { settle, toast } from '#web/toasts/toasts.ts';
import { boardMessages } from '../../board.messages.ts';
import { noTimestamps } from '../../report.messages.ts';

export type Asked<T> = {
  data: T | null;
  isLoading: boolean;
  hasFailed: boolean;
  /** What its toasts are about. */
  about: string;
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
  const about = useId();
  useEffect(() => () => void turn.current++, []);
  const ask = useCallback(
    async (question: () => Promise<T>) => {
      const mine = ++turn.current;
      setLoading(true);
      setFailed(false);
      try {
        const answer = await question();
        if (mine !== turn.current) return;
        settle(about);
        setData(answer);
      } catch (error) {
        if (mine !== turn.current) return;
        complain(error, about);
        setFailed(true);
        if (onFailure === 'clear') setData(null);
      } finally {
        if (mine === turn.current) setLoading(false);
      }
    },
    [onFailure, about],
  );
  const clear = useCallback(() => {
    turn.current++;
    setData(null);
    setLoading(false);
  }, []);
  return { data, isLoading, hasFailed, about, ask, clear };
}

function complain(error: unknown, about: string): void {
  const { status, code } = error instanceof CallError ? error : { status: 0, code: '' };
  const words = status === 0 ? boardMessages.offline : code;
  toast('error', words, { about, lang: words === noTimestamps.text ? noTimestamps.lang : undefined });
}
