import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

const listenPath = '/ascolta-la-radio';
const shownFrom = 500;

/** The listen page is a player itself: there the bar comes only when that is out of sight. */
export function useBarShown(): boolean {
  const isListenPage = useLocation().pathname === listenPath;
  const [isFarDown, setFarDown] = useState(false);
  useEffect(() => {
    if (!isListenPage) return setFarDown(false);
    const look = () => setFarDown(window.scrollY >= shownFrom);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [isListenPage]);
  return !isListenPage || isFarDown;
}
