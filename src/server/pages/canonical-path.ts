/** Segments of letters and digits that nobody could write in another way. */
const isPlain = /^(?:\/[\w~+-][\w~+.-]*)+$/;
/** $ & + , : ; = @ may mean something where they stand as they are, and something else encoded: they stay as they came. */
const delimiters = /([$&+,:;=@]|%(?:24|26|2B|2C|3A|3B|3D|40))/i;

/**
 * One way to write each address: no doubled slashes, none at the end, no dots that climb, no backslashes, and every letter
 * encoded as a browser would. Otherwise one page could be asked for, and kept, under any number of addresses.
 */
export function canonicalPath(path: string): string {
  if (path === '/' || isPlain.test(path)) return path;
  const { pathname } = new URL(`http://station${path}`);
  const segments = pathname.split('/').filter((segment) => segment !== '');
  return `/${segments.map(canonicalSegment).join('/')}`;
}

function canonicalSegment(segment: string): string {
  const parts = segment.split(delimiters);
  return parts.map((part, index) => (index % 2 === 1 ? part : canonicalText(part))).join('');
}

function canonicalText(text: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(text));
  } catch {
    // No text in any encoding: the router has refused it before, and where it has not, no page has such a name.
    return encodeURIComponent(text);
  }
}
