import { fold } from './fold.ts';
import { hashHex } from './hash.ts';

/**
 * The address form of a title: ASCII letters, digits and single hyphens. Two titles may share a slug, and text in a
 * script without Latin letters becomes its hash, so whoever stores slugs must still make them unique.
 */
export function slugify(text: string, max = 80): string {
  const words = fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  if (words.length === 0) return /[\p{L}\p{N}]/u.test(text) ? hashHex(text).slice(0, max) : '';
  return joinWithin(words, max);
}

function joinWithin(words: string[], max: number): string {
  let slug = (words[0] ?? '').slice(0, max);
  for (const word of words.slice(1)) {
    if (slug.length + 1 + word.length > max) break;
    slug += `-${word}`;
  }
  return slug;
}
