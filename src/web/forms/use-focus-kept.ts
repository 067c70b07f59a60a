import { type RefObject, useEffect, useRef } from 'react';

/** A button that falls asleep loses the focus: it has it again when it wakes up, unless it has gone elsewhere. */
export function useFocusKept(isAsleep: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasAsleep = useRef(false);
  useEffect(() => {
    const isFree = document.activeElement === document.body || document.activeElement?.matches('dialog');
    if (wasAsleep.current && !isAsleep && isFree) button.current?.focus();
    wasAsleep.current = isAsleep;
  }, [isAsleep]);
  return button;
}
