import { startTransition, useEffect, useState } from 'react';
import { getMetaHistory } from '#domains/live/live.contract.ts';
import { encodeBucket, type Played } from '#domains/live/live.decode.ts';
import { longestLastPlayed } from '#domains/live/live.rules.ts';
import { createPolling, historyRhythm } from '#engines/player/policies/polling.ts';
import { fiveMinuteBucket } from '#kit/bucket.ts';
import { realClock } from '#kit/clock.ts';
import { api } from '#web/api.ts';

/** What went on air in the last hour, asked for with the first view and anew while somebody looks. */
export function useHistory(initial: readonly Played[], metaId: string): readonly Played[] {
  const [played, setPlayed] = useState(initial);
  useEffect(() => {
    let isCurrent = true;
    async function ask(bucket: number): Promise<void> {
      try {
        const list = await api.call(getMetaHistory, { params: { metaId }, query: encodeBucket(bucket) });
        // Nobody waits for it, and it lies below what they look at: it gives way to whoever presses something.
        if (isCurrent && list.length > 0) startTransition(() => setPlayed(list.slice(0, longestLastPlayed)));
      } catch (error) {
        console.info('the last songs are not known', error);
      }
    }
    const polling = createPolling(realClock, historyRhythm, (bucket) => void ask(bucket));
    function attend(): void {
      polling.stop();
      if (document.hidden) return;
      // The page may be a copy some minutes old, and so may be what was seen before somebody looked away.
      void ask(fiveMinuteBucket(realClock.now()));
      polling.start();
    }
    attend();
    document.addEventListener('visibilitychange', attend);
    return () => {
      isCurrent = false;
      polling.stop();
      document.removeEventListener('visibilitychange', attend);
    };
  }, [metaId]);
  return played;
}
