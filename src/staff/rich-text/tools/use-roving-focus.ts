import { type KeyboardEvent, useRef, useState } from 'react';

/** A bar of buttons is one stop of the Tab key; within it the arrows, Home and End go from one to the next. */
export function useRovingFocus(count: number) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);

  function onKeyDown(event: KeyboardEvent): void {
    const steps: Record<string, number> = {
      ArrowRight: (current + 1) % count,
      ArrowLeft: (current - 1 + count) % count,
      Home: 0,
      End: count - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  }

  return {
    bar,
    onKeyDown,
    /** For the button at this place. */
    stop: (place: number) => ({ tabIndex: place === current ? 0 : -1, onFocus: () => setCurrent(place) }),
  };
}
