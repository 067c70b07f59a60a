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

export type ContentPart = { kind: 'html'; html: string } | { kind: 'music'; artistSlug: string; songSlug: string };

const shortcodeStart = '[musica';
const shortcode = /\[musica\b([^\]<>]{0,400})\]/g;
const attribute = /\b(artista|brano)\s*=\s*(?:"|“|”|&quot;|&#34;)([^"“”&]{0,200})(?:"|“|”|&quot;|&#34;)/g;
const slugForm = /^[\p{L}\p{N}][\p{L}\p{N}._~-]*$/u;

/**
 * Cuts clean HTML where songs stand in it: `[musica artista="{artistSlug}" brano="{songSlug}"]`. A song follows the block that
 * names it, so no element is torn; one that lacks its artist or its name leaves nothing behind.
 */
export function splitContent(html: string): ContentPart[] {
  if (!html.includes(shortcodeStart)) return html.trim() === '' ? [] : [{ kind: 'html', html: html.trim() }];
  const parts: ContentPart[] = [];
  let text = '';
  const flush = () => {
    if (text.trim() !== '') parts.push({ kind: 'html', html: text.trim() });
    text = '';
  };
  for (const block of blocksOf(html)) {
    if (!block.includes(shortcodeStart)) {
      text += block;
      continue;
    }
    const songs = [...block.matchAll(shortcode)].map(([, given = '']) => readSong(given));
    const rest = block.replace(shortcode, '');
    if (songs.length === 0 || !isBare(rest)) text += rest;
    for (const song of songs) {
      if (!song) continue;
      flush();
      parts.push(song);
    }
  }
  flush();
  return parts;
}

function readSong(given: string): Extract<ContentPart, { kind: 'music' }> | null {
  const { artista = '', brano = '' } = Object.fromEntries(
    [...given.matchAll(attribute)].map(([, key, value]) => [key, value]),
  );
  return slugForm.test(artista) && slugForm.test(brano)
    ? { kind: 'music', artistSlug: artista, songSlug: brano }
    : null;
}

function isBare(html: string): boolean {
  return htmlToText(html) === '' && !/<(?:img|iframe|hr)\b/.test(html);
}

const tagForm = /<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/g;
const voidTags = new Set(['br', 'hr', 'img']);

/** The outermost elements of clean HTML and the texts between them; together they are the whole again. */
export function blocksOf(html: string): string[] {
  const blocks: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: whole, 1: slash, 2: name = '', index } of html.matchAll(tagForm)) {
    if (depth === 0 && index > start) {
      blocks.push(html.slice(start, index));
      start = index;
    }
    if (slash) depth = Math.max(0, depth - 1);
    else if (!voidTags.has(name)) depth++;
    if (depth > 0) continue;
    blocks.push(html.slice(start, index + whole.length));
    start = index + whole.length;
  }
  if (start < html.length) blocks.push(html.slice(start));
  return blocks;
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
