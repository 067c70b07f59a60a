import { isInert } from './actions.ts';
import type { PdfObjects } from './pdf-objects.ts';
import { readObjects } from './read-objects.ts';
import { isDictionary, valuesOf } from './values.ts';

/** Some writers leave a mark of the alphabet or an empty line before it. */
const beginning = /^(?:\xef\xbb\xbf)?\s{0,16}%PDF-(?:1\.[0-7]|2\.0)(?!\d)/;
/** What makes the file a page or a script for other readers. */
const otherFaces = /<(?:script|html|iframe|svg)[\s>/]|<\?php\s/i;
/** The end of an archive, which other readers look for first. */
const archiveEnd = 'PK\x05\x06\0\0\0\0';

/**
 * A PDF that does nothing but be read. How well it is written does not matter: tables that point nowhere, bytes after the end
 * and later additions are mended by every reader, so everything in it is looked at instead of what the tables name.
 */
export function isPlainPdf(bytes: Buffer): boolean {
  if (!beginning.test(bytes.toString('latin1', 0, 64)) || !bytes.includes('%%EOF')) return false;
  if (bytes.includes(archiveEnd, -66_000, 'latin1') || otherFaces.test(bytes.toString('latin1'))) return false;
  const objects = readObjects(bytes);
  return hasPages(objects) && !isAnyHidden(objects) && isInert(bytes, objects);
}

function hasPages({ all, resolve }: PdfObjects): boolean {
  const types = all
    .map(({ value }) => value)
    .filter(isDictionary)
    .flatMap((dictionary) => valuesOf(dictionary, 'Type').flatMap(resolve));
  const isThere = (name: string) => types.some((type) => type.kind === 'name' && type.name === name);
  return isThere('Catalog') && isThere('Page');
}

/** An object whose number only some readers understand: references to it lead nowhere here, and somewhere there. */
function isAnyHidden({ all }: PdfObjects): boolean {
  return all.some(({ number, value }) => number === null && isDictionary(value));
}
