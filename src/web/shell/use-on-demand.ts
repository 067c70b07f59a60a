import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { Absence } from '../parts/create-parts.ts';
import { keepFetching } from '../parts/parts.ts';

/**
 * A part of the shell whose code comes only when it is wanted. `load` must be the same function at every render. It is tried
 * until it is here or no longer wanted; `onMissing` hears of the first time that it did not come.
 */
export function useOnDemand<T extends object>(
  load: () => Promise<T>,
  isWanted: boolean,
  onMissing: (why: Absence) => void = () => undefined,
): T | null {
  const [part, setPart] = useState<T | null>(null);
  const tellMissing = useEffectEvent(onMissing);
  useEffect(() => {
    if (!isWanted || part) return;
    return keepFetching(load, { onHere: (loaded) => startTransition(() => setPart(loaded)), onMissing: tellMissing });
  }, [load, isWanted, part]);
  return part;
}
