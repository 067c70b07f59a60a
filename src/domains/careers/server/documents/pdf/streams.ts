import { inflateSync } from 'node:zlib';
import { Budget, UnreadableError } from '../unreadable.ts';
import { PdfParser } from './parser.ts';
import type { PdfObject, PdfObjects } from './pdf-objects.ts';
import { dictionariesIn, type PdfDictionary, type PdfValue, valuesOf } from './values.ts';

export type PdfStream = { dictionary: PdfDictionary; data: Buffer };
type Resolve = PdfObjects['resolve'];

/** What a stream holds, packed in the one way that writers use, or not at all. Whatever else hides something. */
export function contentOf({ dictionary, data }: PdfStream, resolve: Resolve, inflated: Budget): Buffer {
  const filters = namesOf(dictionary, ['Filter', 'F'], resolve);
  const parameters = ['DecodeParms', 'DP'].flatMap((key) => valuesOf(dictionary, key)).flatMap(resolve);
  if (parameters.some((value) => hasPredictor(value, resolve))) throw new UnreadableError('an odd stream');
  if (filters.length === 0) return data;
  if (filters.length > 1 || !/^(?:FlateDecode|Fl)$/.test(filters[0] ?? '')) throw new UnreadableError('an odd stream');
  try {
    // Packed data knows its own end, so what the file says of its length does not matter.
    const content = inflateSync(data, { maxOutputLength: Math.max(1, inflated.left) });
    inflated.spend(content.length);
    return content;
  } catch {
    throw new UnreadableError('a stream that cannot be read');
  }
}

/** The objects in a stream of objects: first their numbers and places, then they themselves. */
export function objectsInStream(stream: PdfStream, resolve: Resolve, left: { inflated: Budget; values: Budget }) {
  const content = contentOf(stream, resolve, left.inflated);
  const [count, first] = ['N', 'First'].map((key) => numberOf(stream.dictionary, key, resolve));
  if (count === undefined || first === undefined || count > content.length) throw new UnreadableError('an odd stream');
  const costs = { bytes: new Budget(4 * content.length + 1000), values: left.values };
  const header = new PdfParser(content, 0, costs);
  return Array.from({ length: count }, (): PdfObject => {
    const [number, offset] = [header.integer(), header.integer()];
    if (number === null || offset === null || offset < 0) throw new UnreadableError('an odd stream');
    return { number, value: new PdfParser(content, first + offset, costs).value(), dataAt: null };
  });
}

function numberOf(dictionary: PdfDictionary, key: string, resolve: Resolve): number {
  const [value, ...others] = valuesOf(dictionary, key).flatMap(resolve);
  if (value?.kind !== 'number' || value.number < 0 || others.length > 0) throw new UnreadableError('an odd stream');
  return value.number;
}

function namesOf(dictionary: PdfDictionary, keys: string[], resolve: Resolve): string[] {
  const values = keys.flatMap((key) => valuesOf(dictionary, key)).flatMap(resolve);
  const items = values.flatMap((value) => (value.kind === 'array' ? value.items.flatMap(resolve) : [value]));
  return items
    .filter((item) => item.kind !== 'other')
    .map((item) => {
      if (item.kind !== 'name') throw new UnreadableError('an odd stream');
      return item.name;
    });
}

function hasPredictor(value: PdfValue, resolve: Resolve): boolean {
  const inside = value.kind === 'array' ? value.items.flatMap(resolve) : [value];
  return inside
    .flatMap((one) => [...dictionariesIn(one)])
    .flatMap((one) => valuesOf(one, 'Predictor').flatMap(resolve))
    .some((predictor) => predictor.kind !== 'number' || predictor.number > 1);
}
