import { type RefObject, useLayoutEffect } from 'react';

export type Bar = 'player' | 'consent' | 'update' | 'hunt';

const heights = new Map<Bar, number>();
let sheet: CSSStyleSheet | undefined;

/**
 * Tells what lies over the page (class `over-bars`) by a CSS variable how much room a fixed bar takes, and keeps the page's foot
 * and the focus from hiding behind it. A sheet of its own says it: a variable on the root element would style every element of
 * the page anew, each time.
 */
export function useReservedHeight(element: RefObject<HTMLElement | null>, bar: Bar, isThere: boolean): void {
  useLayoutEffect(() => {
    const box = element.current;
    if (!box || !isThere) return;
    const observer = new ResizeObserver(() => reserve(bar, Math.ceil(box.getBoundingClientRect().height)));
    observer.observe(box);
    return () => {
      observer.disconnect();
      reserve(bar, 0);
    };
  }, [element, bar, isThere]);
}

function reserve(bar: Bar, height: number): void {
  if ((heights.get(bar) ?? 0) === height) return;
  heights.set(bar, height);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(rules());
}

function rules(): string {
  const heightOf = (bar: Bar) => heights.get(bar) ?? 0;
  const foot = heightOf('player') + heightOf('hunt');
  const consent = heightOf('consent');
  const variables = [...heights].map(([bar, height]) => `--${bar}-bar: ${height}px`);
  const isBehind = consent > 0 || heightOf('hunt') > 0;
  const behind = isBehind ? `html { scroll-padding-bottom: calc(${consent + foot}px + 1rem) }` : '';
  return `.over-bars { ${variables.join(';')} } @media screen { body { padding-bottom: ${foot}px } ${behind} }`;
}
