/**
 * Keys become paths on a disk and in addresses, so they hold lower-case letters, digits, `.`, `_` and `-` only:
 * nothing that a file system, a URL or a shell reads in two ways.
 */
const segment = /^[a-z0-9_][a-z0-9._-]*$/;
const longestKey = 240;
const longestSegment = 96;
const deepestKey = 6;

export function isKey(key: string): boolean {
  if (key.length === 0 || key.length > longestKey) return false;
  const segments = key.split('/');
  return segments.length <= deepestKey && segments.every(isSegment);
}

export function isSegment(text: string): boolean {
  return text.length <= longestSegment && segment.test(text) && !text.includes('..') && !text.endsWith('.');
}

export function requireKey(key: string): string {
  if (!isKey(key)) throw new TypeError(`not a media key: ${JSON.stringify(key.slice(0, 80))}`);
  return key;
}

/** A prefix is empty, or the beginning of some key. */
export function requirePrefix(prefix: string): string {
  if (prefix !== '' && !isKey(prefix.endsWith('/') ? prefix.slice(0, -1) : prefix)) {
    throw new TypeError(`not a media prefix: ${JSON.stringify(prefix.slice(0, 80))}`);
  }
  return prefix;
}

export function extensionOf(key: string): string {
  const name = key.slice(key.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1) : '';
}

/** Sixteen hexadecimal digits of the content's SHA-256, and perhaps its focal point: such a name never changes its meaning. */
export function isHashedName(key: string): boolean {
  return /(?:^|\/)[0-9a-f]{16}(?:_\d{1,3}-\d{1,3})?\.[a-z0-9]+$/.test(key);
}
