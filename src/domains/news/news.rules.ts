import { cutOnWord } from '#kit/cut.ts';
import { escapeHtml } from '#kit/escape-html.ts';
import { htmlToText, readingMinutes } from '#kit/html-words.ts';

// The addresses lie apart: every page carries them, and few pages need the rules.
export { allNewsSlug, canonicalCategory, categoryTwins, newsListPath } from './news.addresses.ts';
export { readingMinutes };

/** How long after the last look at a batch's clock a view still counts, and how far ahead a visitor's clock may run. */
const oldestViewMs = 7 * 86_400_000;
const aheadMs = 5 * 60_000;

export function isViewInTime(seenAt: number, now: number): boolean {
  return seenAt <= now + aheadMs && seenAt >= now - oldestViewMs;
}

type Song = { kind: 'music'; artistSlug: string; songSlug: string };
export type ContentPart = { kind: 'html'; html: string } | Song;

const shortcodeStart = '[musica';
const shortcode = /\[musica\b([^\]<>]{0,400})\]/g;
const artistOf = /\bartista\s*=\s*(?:"|“|”|&quot;|&#34;)([^"“”&]{0,200})(?:"|“|”|&quot;|&#34;)/;
const songOf = /\bbrano\s*=\s*(?:"|“|”|&quot;|&#34;)([^"“”&]{0,200})(?:"|“|”|&quot;|&#34;)/;
const slugForm = /^[\p{L}\p{N}][\p{L}\p{N}._~-]*$/u;

/**
 * Cuts clean HTML where songs stand in it: `[musica artista="{artistSlug}" brano="{songSlug}"]`. A song follows the block that
 * names it, so no element is torn; one that lacks its artist or its name leaves nothing behind.
 */
export function splitContent(html: string): ContentPart[] {
  const parts: ContentPart[] = [];
  let text = '';
  const flush = () => {
    const part = text.trim();
    if (part !== '') parts.push({ kind: 'html', html: part });
    text = '';
  };
  let code = html.indexOf(shortcodeStart);
  let taken = 0;
  forEachBlock(code === -1 ? '' : html, (from, end) => {
    if (code === -1 || code >= end) return;
    const songs: (Song | null)[] = [];
    const rest = html.slice(from, end).replace(shortcode, (_whole, given: string) => {
      songs.push(readSong(given));
      return '';
    });
    text += html.slice(taken, from);
    if (songs.length === 0 || !isBare(rest)) text += rest;
    for (const song of songs) {
      if (!song) continue;
      flush();
      parts.push(song);
    }
    code = html.indexOf(shortcodeStart, end);
    taken = end;
  });
  text += html.slice(taken);
  flush();
  return parts;
}

function readSong(given: string): Song | null {
  const artistSlug = artistOf.exec(given)?.[1] ?? '';
  const songSlug = songOf.exec(given)?.[1] ?? '';
  return slugForm.test(artistSlug) && slugForm.test(songSlug) ? { kind: 'music', artistSlug, songSlug } : null;
}

function isBare(html: string): boolean {
  return htmlToText(html) === '' && !/<(?:img|iframe|hr)\b/.test(html);
}

/** The outermost elements of clean HTML and the texts between them; together they are the whole again. */
export function blocksOf(html: string): string[] {
  const blocks: string[] = [];
  forEachBlock(html, (from, end) => blocks.push(html.slice(from, end)));
  return blocks;
}

const voidTag = /<(?:br|hr|img)\b/y;

function forEachBlock(html: string, visit: (from: number, end: number) => void): void {
  let depth = 0;
  let start = 0;
  const endAt = (end: number) => {
    if (end > start) visit(start, end);
    start = end;
  };
  forEachTag(html, (from, end) => {
    if (depth === 0) endAt(from);
    if (html[from + 1] === '/') depth = Math.max(0, depth - 1);
    else if (!matchesAt(voidTag, html, from)) depth++;
    if (depth === 0) endAt(end);
  });
  endAt(html.length);
}

const tagStart = /<\/?[a-z]/y;

/** Searched for by hand: a regular expression would make an object for each of an article's tags. */
function forEachTag(html: string, visit: (from: number, end: number) => void): void {
  let close = -1;
  for (let open = html.indexOf('<'); open !== -1; ) {
    // Looked for once for all signs before it, or a text of nothing but `<` would be read again for each.
    if (close < open) close = html.indexOf('>', open);
    if (close === -1) return;
    const next = html.indexOf('<', open + 1);
    const isWhole = next === -1 || close < next;
    if (isWhole && matchesAt(tagStart, html, open)) visit(open, close + 1);
    open = next;
  }
}

function matchesAt(sticky: RegExp, text: string, at: number): boolean {
  sticky.lastIndex = at;
  return sticky.test(text);
}

const teaserParagraphs = 2;
const teaserLetters = 280;

/** How a PRO article begins: two paragraphs of it, fewer where that would be half of the whole, and never all. */
export function teaserOf(html: string): string {
  const written = html.replace(shortcode, '');
  const paragraphs = blocksOf(written).filter((block) => block.startsWith('<p') && !isBare(block));
  const fitting = Math.min(teaserParagraphs, Math.floor(paragraphs.length / 2));
  if (fitting > 0) return paragraphs.slice(0, fitting).join('\n');
  const text = htmlToText(written);
  return text ? `<p>${escapeHtml(cutOnWord(text, Math.min(teaserLetters, Math.ceil(text.length / 2))))}</p>` : '';
}

const mostWords = 20;

/** The words of a text that are worth looking for. */
export function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{3,40}/gu) ?? [];
  return [...new Set(words)].filter((word) => word !== 'and' && word !== 'not').slice(0, mostWords);
}
