import { useEffect, useRef, useState } from 'react';
import { defaultState, isOfferedState, type OfferedState } from '../affiliates.rules.ts';

const parameter = 'stato';
const switchMs = 1000;

/** The chosen state, kept in the address; a switch takes a second, in which the page shows that it is at work. */
export function useChosenState() {
  const [state, setState] = useState<OfferedState>(defaultState);
  const [isSwitching, setSwitching] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const wanted = new URLSearchParams(window.location.search).get(parameter);
    if (isOfferedState(wanted)) setState(wanted);
    return () => clearTimeout(timer.current);
  }, []);

  function choose(next: OfferedState): void {
    if (next === state) return;
    setState(next);
    setSwitching(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSwitching(false), switchMs);
    const address = new URL(window.location.href);
    address.searchParams.set(parameter, next);
    // Not a navigation: the page has all states already, and going back leaves it.
    window.history.replaceState(window.history.state, '', address);
  }

  return { state, isSwitching, choose };
}
