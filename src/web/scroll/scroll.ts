import { animateScroll, browserScreen } from './animate-scroll.ts';
import { elementOfHash } from './element-of-hash.ts';

const speedMs = 700;
const hashSpeedMs = 300;
/** Room left above what is scrolled to: the bar that stays on top must not cover it. */
const offsetPx = 100;

export function scrollToTop(): void {
  animateScroll(0, speedMs, browserScreen);
}

function scrollToElement(element: Element, options: { durationMs?: number } = {}): void {
  const top = element.getBoundingClientRect().top + window.scrollY - offsetPx;
  animateScroll(top, options.durationMs ?? speedMs, browserScreen);
}

/** Without an element of that id nothing moves. */
export function scrollToHash(hash: string): void {
  const element = elementOfHash(hash);
  if (element) scrollToElement(element, { durationMs: hashSpeedMs });
}
