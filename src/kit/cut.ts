const ellipsis = '…';

/** Below it, and among dashes, quotes and dots, no sign joins the one before. */
const firstCombining = 0x300;
const [firstDash, lastDot] = [0x2010, 0x2027];

function standsAlone(code: number): boolean {
  return code < firstCombining || (code >= firstDash && code <= lastDot);
}

let graphemes: Intl.Segmenter | undefined;

/** Where the visible character that covers `index` begins: cutting there never halves an emoji or drops an accent. */
function visibleStart(text: string, index: number): number {
  // Between two such signs a visible character always ends. The browser's own segmenter takes 20 ms for its first text.
  if (standsAlone(text.charCodeAt(index - 1)) && standsAlone(text.charCodeAt(index))) return index;
  graphemes ??= new Intl.Segmenter('it', { granularity: 'grapheme' });
  return graphemes.segment(text).containing(index)?.index ?? 0;
}

/** At most `max` characters, the ellipsis included, counted as `String.length` counts them. */
export function cutHard(text: string, max: number): string {
  const whole = text.trim();
  if (whole.length <= max) return whole;
  if (max < 1) return '';
  return whole.slice(0, visibleStart(whole, max - 1)).trimEnd() + ellipsis;
}

/** Like `cutHard`, but ends on a whole word; a first word that is too long by itself is cut hard. */
export function cutOnWord(text: string, max: number): string {
  const whole = text.trim();
  if (whole.length <= max) return whole;
  const space = lastSpace(whole, max - 1);
  if (space < 1) return cutHard(whole, max);
  const words = whole.slice(0, visibleStart(whole, space)).replace(/[\s,;:–—-]{1,9}$/, '');
  return words === '' ? cutHard(whole, max) : words + ellipsis;
}

function lastSpace(text: string, from: number): number {
  for (let index = from; index > 0; index--) {
    if (/\s/.test(text.charAt(index))) return index;
  }
  return -1;
}
