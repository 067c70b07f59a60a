import { useEffect, useState } from 'react';

const pauseMs = 200;

/** What was typed, once the writer pauses. */
export function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}
