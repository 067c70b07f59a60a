import { startTransition, useEffect, useState } from 'react';

/**
 * A part of the shell whose code comes only when it is wanted. `load` must be the same function at every render. Where
 * the code does not come, `onFailure` finds another way; the next wish tries again.
 */
export function useOnDemand<T extends object>(
  load: () => Promise<T>,
  isWanted: boolean,
  onFailure?: () => void,
): T | null {
  const [part, setPart] = useState<T | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `onFailure` is no new wish.
  useEffect(() => {
    if (!isWanted || part) return;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && startTransition(() => setPart(loaded)),
      (error) => {
        console.warn('a part of the page did not load', error);
        if (isCurrent) onFailure?.();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, part]);
  return part;
}
