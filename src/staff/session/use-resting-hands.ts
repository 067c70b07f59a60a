import { useEffect, useState } from 'react';

const restMs = 800;

/** Whether nobody has typed for a moment: what opens in mid-word would take the rest of it. Looked at until it is so once. */
export function useRestingHands(isWanted: boolean): boolean {
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    let timer = setTimeout(rest, restMs);
    function rest(): void {
      removeEventListener('keydown', wait, { capture: true });
      setResting(true);
    }
    function wait(): void {
      clearTimeout(timer);
      timer = setTimeout(rest, restMs);
    }
    addEventListener('keydown', wait, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', wait, { capture: true });
      setResting(false);
    };
  }, [isWanted]);
  return isResting;
}
