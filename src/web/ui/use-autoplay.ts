import { type RefObject, useEffect, useRef, useState } from 'react';
import { prefersCalm } from '#web/motion.ts';

type Options = {
  area: RefObject<HTMLElement | null>;
  isOn: boolean;
  /** Until the first move, and between the moves after it. */
  startMs?: number;
  everyMs?: number;
  advance: () => void;
};

export type Autoplay = { isOn: boolean; isStopped: boolean; stop: () => void; toggle: () => void };

/** Marks the button that stops and starts: whoever starts by keyboard has the focus on it. */
export const playSwitch = 'data-play-switch';

/** Rests while a pointer or the focus is inside, while the page is hidden, and for good once somebody took over. */
export function useAutoplay({ area, isOn, startMs = 1000, everyMs = 5000, advance }: Options): Autoplay {
  const [isStopped, setStopped] = useState(false);
  const step = useRef(advance);
  step.current = advance;

  useEffect(() => {
    if (prefersCalm()) setStopped(true);
  }, []);
  useEffect(() => {
    const element = area.current;
    if (!element || !isOn || isStopped) return;
    let timer = 0;
    const wait = (ms: number) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        step.current();
        wait(everyMs);
      }, ms);
    };
    const rests = () => document.hidden || element.matches(`:hover, :has(:focus-visible:not([${playSwitch}]))`);
    const consider = () => (rests() ? window.clearTimeout(timer) : wait(everyMs));
    const leaving = new AbortController();
    const options = { signal: leaving.signal };
    for (const event of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) {
      // The focus has not arrived yet while the event speaks of it.
      element.addEventListener(event, () => queueMicrotask(consider), options);
    }
    document.addEventListener('visibilitychange', consider, options);
    if (!rests()) wait(startMs);
    return () => {
      leaving.abort();
      window.clearTimeout(timer);
    };
  }, [area, isOn, isStopped, startMs, everyMs]);

  return { isOn, isStopped, stop: () => setStopped(true), toggle: () => setStopped((was) => !was) };
}
