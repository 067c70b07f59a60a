import { type MouseEvent, useState } from 'react';

/** The first press shows the number and goes nowhere; from the second on the link does what links do. */
export function useRevealed() {
  const [isShown, setShown] = useState(false);
  function press(event: MouseEvent): void {
    if (isShown) return;
    event.preventDefault();
    setShown(true);
  }
  return { isShown, press };
}
