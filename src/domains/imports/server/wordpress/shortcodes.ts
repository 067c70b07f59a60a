import { embedAddress } from '#contract/embed-address.ts';
import { escapeHtml } from '#kit/escape-html.ts';
import { htmlToText } from '#kit/html-words.ts';

/** No origin of ours: what stood on another site is none of our players. */
const elsewhere = 'http://another.invalid';

/** A video in its frame, or where there is none for it a plain link. */
function embedded(address: string): string {
  const given = address.trim();
  const frame = embedAddress(given, elsewhere);
  if (frame) return `<iframe src="${escapeHtml(frame)}"></iframe>`;
  if (!/^https?:\/\//i.test(given) || !URL.canParse(given)) return '';
  return `<p><a href="${escapeHtml(given)}">${escapeHtml(given)}</a></p>`;
}

const lone = /^https?:\/\/[^\s<>"'[\]]{3,2000}$/i;

/** A line that is nothing but an address is what WordPress makes a player of. */
export function embedLoneLines(html: string): string {
  return html
    .split('\n')
    .map((line) => (lone.test(line.trim()) ? `\n\n${embedded(line)}\n\n` : line))
    .join('\n');
}

const attribute = /([a-z_]{1,30})\s?=\s?["“”]([^"“”\]]{0,500})["“”]/gi;
const single = /\[\/?([a-z][\w-]{1,40})((?:\s[^\][<>]{0,1000})?)\]/gi;
/** Words in brackets that authors write themselves have neither attributes nor one of these names. */
const known = new Set(['gallery', 'audio', 'video', 'playlist', 'caption', 'wp_caption', 'embed']);
/** Our own, which an export of an earlier station may hold. */
const ours = new Set(['musica']);

type Pictures = (id: string) => string;

/** Turns WordPress' own shortcodes into HTML; those of its extensions go, and are named. */
export function withoutShortcodes(html: string, pictureOf: Pictures): { html: string; removed: string[] } {
  const removed = new Set<string>();
  const captioned = between(html, '[caption', '[/caption]', (inner) => caption(inner));
  const old = between(captioned, '[wp_caption', '[/wp_caption]', (inner) => caption(inner));
  const players = between(old, '[embed', '[/embed]', (inner) => `\n\n${embedded(afterHead(inner))}\n\n`);
  const bare = players.replaceAll(single, (whole: string, name: string, given: string) => {
    const word = name.toLowerCase();
    if (ours.has(word)) return whole;
    const attributes = Object.fromEntries(
      [...given.matchAll(attribute)].map(([, key = '', value]) => [key, value ?? '']),
    );
    if (word === 'gallery') return gallery(attributes.ids ?? attributes.include ?? '', pictureOf);
    if (word === 'audio' || word === 'video') return embedded(attributes.src ?? attributes.mp3 ?? attributes.mp4 ?? '');
    if (!known.has(word) && Object.keys(attributes).length === 0 && !whole.startsWith('[/')) return whole;
    removed.add(word);
    return '';
  });
  return { html: bare, removed: [...removed] };
}

function gallery(ids: string, pictureOf: Pictures): string {
  const pictures = ids.split(',').map((id) => pictureOf(id.trim()));
  return `\n\n${pictures.filter(Boolean).join('\n')}\n\n`;
}

/** `id="…"] <img …> words` becomes a figure. */
function caption(inner: string): string {
  const body = afterHead(inner);
  const image = /<img\b[^>]*>/i.exec(body)?.[0] ?? '';
  const words = htmlToText(body.replace(image, ''));
  return `\n\n<figure>${image}<figcaption>${escapeHtml(words)}</figcaption></figure>\n\n`;
}

function afterHead(inner: string): string {
  return inner.slice(inner.indexOf(']') + 1);
}

/** Replaces everything from one mark to the other; what is never closed stays. */
export function between(text: string, open: string, close: string, make: (inner: string) => string): string {
  let made = '';
  let at = 0;
  for (;;) {
    const from = text.indexOf(open, at);
    const end = from < 0 ? -1 : text.indexOf(close, from + open.length);
    if (end < 0) return made + text.slice(at);
    made += text.slice(at, from) + make(text.slice(from + open.length, end));
    at = end + close.length;
  }
}
