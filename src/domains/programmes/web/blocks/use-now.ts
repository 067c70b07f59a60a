import { useEffect, useState } from 'react';

const tickMs = 20_000;

/** The present instant, some times a minute; null on the server and until hydration, so that both render the same page. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
