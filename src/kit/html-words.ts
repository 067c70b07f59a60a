const inline = new Set(
  'a abbr b bdi bdo cite code dfn em font i kbd mark q s small span strong sub sup u wbr'.split(' '),
);
const silent = new Set(['script', 'style', 'template', 'noscript']);
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', hellip: '…' };

/**
 * The words of an HTML text. This is for counting and previews, not for cleaning: the result may hold `<` again and
 * must be escaped like any other text.
 */
export function htmlToText(html: string): string {
  let text = '';
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open === -1) break;
    text += html.slice(at, open);
    const { gap, end } = readMarkup(html, open);
    text += gap;
    at = end;
  }
  return decode(text + html.slice(at))
    .replace(/\s+/g, ' ')
    .trim();
}

/** What the markup at `open` leaves in the text, and where the text goes on. */
function readMarkup(html: string, open: number): { gap: string; end: number } {
  if (html.startsWith('<!--', open)) return { gap: '', end: after(html, '-->', open + 4) };
  const name = /^<[/!?]?([a-z][a-z0-9-]*)/i.exec(html.slice(open, open + 40))?.[1]?.toLowerCase();
  if (!name) return { gap: '<', end: open + 1 };
  const end = tagEnd(html, open);
  if (silent.has(name) && html[open + 1] !== '/') return { gap: ' ', end: silentEnd(html, name, end) };
  return { gap: inline.has(name) ? '' : ' ', end };
}

// A '>' inside a quoted attribute does not end the tag.
function tagEnd(html: string, open: number): number {
  let quote = '';
  for (let at = open + 1; at < html.length; at++) {
    const sign = html.charAt(at);
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at + 1;
  }
  return html.length;
}

function silentEnd(html: string, name: string, from: number): number {
  const close = new RegExp(`</${name}`, 'gi');
  close.lastIndex = from;
  const found = close.exec(html);
  return found ? tagEnd(html, found.index) : html.length;
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found === -1 ? html.length : found + mark.length;
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  });
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** Whole minutes, at least one for any text at all; 0 for a text without words. */
export function readingMinutes(html: string, wordsPerMinute = 200): number {
  return Math.ceil(countWords(htmlToText(html)) / wordsPerMinute);
}
