import { type RefObject, useLayoutEffect } from 'react';

/** Tells the rest of the page, by a CSS variable, how much room a fixed bar takes, so that nothing hides behind it. */
export function useReservedHeight(
  element: RefObject<HTMLElement | null>,
  variable: `--${string}`,
  isThere: boolean,
): void {
  useLayoutEffect(() => {
    const bar = element.current;
    if (!bar || !isThere) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(variable, `${bar.offsetHeight}px`));
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty(variable);
    };
  }, [element, variable, isThere]);
}
