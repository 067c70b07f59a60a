import { useEffect, useState } from 'react';

/** The house's clients take turns by the minute. */
const turnMs = 60_000;

/** Changes when another video is shown, and every minute that somebody looks at the page: then the ads are fetched anew. */
export function useAdTurn(shown: string): string {
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) setMinutes((before) => before + 1);
    }, turnMs);
    return () => clearInterval(timer);
  }, []);
  return `${shown} ${minutes}`;
}
