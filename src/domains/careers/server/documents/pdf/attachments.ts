import { Budget, UnreadableError } from '../unreadable.ts';
import { readXml } from '../xml.ts';
import type { PdfObjects } from './pdf-objects.ts';
import { contentOf } from './streams.ts';
import { isDictionary, type PdfDictionary, textOf, valuesOf } from './values.ts';

const mostBytes = 2 * 1024 * 1024;
/** XML that shows or does something, in whatever opens it. */
const acting = new Set(['html', 'svg', 'stylesheet', 'transform', 'script', 'xdp', 'job', 'package', 'component']);

/**
 * The European form of a CV brings its own data along as XML, and TeX notes what a formula was written as. That is welcome; any
 * other file in the file is not.
 */
export function isHarmlessAttachment(specification: PdfDictionary, bytes: Buffer, objects: PdfObjects): boolean {
  const { resolve, versions } = objects;
  const files = valuesOf(specification, 'EF').flatMap(resolve).filter(isDictionary);
  const contents = files.flatMap(({ entries }) => entries.map(([, value]) => value));
  if (contents.length === 0) return true;
  const names = ['F', 'UF'].flatMap((key) => valuesOf(specification, key)).flatMap(resolve);
  const isNamed = (ending: RegExp) =>
    names.length > 0 && names.every((name) => name.kind === 'string' && ending.test(textOf(name.raw).trim()));
  if (isNamed(/\.(?:tex|txt)$/i)) return true;
  if (!isNamed(/\.xml$/i)) return false;
  return contents.every((value) => {
    const found = value.kind === 'reference' ? versions(value.number) : [];
    return found.length > 0 && found.every((object) => isPlainXml(object, bytes, objects));
  });
}

function isPlainXml({ value, dataAt }: PdfObjects['all'][number], bytes: Buffer, { resolve }: PdfObjects): boolean {
  if (!isDictionary(value) || dataAt === null) return false;
  const data = bytes.subarray(dataAt);
  const content = contentOf({ dictionary: value, data }, resolve, new Budget(mostBytes));
  const end = content === data ? content.indexOf('endstream') : content.length;
  let isPlain = true;
  try {
    readXml(content.subarray(0, end), {
      open({ name }) {
        if (acting.has(name.toLowerCase())) isPlain = false;
      },
    });
  } catch (error) {
    if (error instanceof UnreadableError) return false;
    throw error;
  }
  return isPlain;
}
