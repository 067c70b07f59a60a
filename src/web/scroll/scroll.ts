import { animateScroll, browserScreen } from './animate-scroll.ts';

const speedMs = 700;
const hashSpeedMs = 300;
/** Room left above what is scrolled to: the bar that stays on top must not cover it. */
const offsetPx = 100;

export function scrollToTop(): void {
  animateScroll(0, speedMs, browserScreen);
}

export function scrollToElement(element: Element, options: { durationMs?: number } = {}): void {
  const top = element.getBoundingClientRect().top + window.scrollY - offsetPx;
  animateScroll(top, options.durationMs ?? speedMs, browserScreen);
}

/** Without an element of that id nothing moves. */
export function scrollToHash(hash: string): void {
  const element = document.getElementById(idOf(hash));
  if (element) scrollToElement(element, { durationMs: hashSpeedMs });
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
