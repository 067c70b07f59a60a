import { Budget } from '../unreadable.ts';
import { type ParseCosts, PdfParser } from './parser.ts';
import type { PdfObject, PdfObjects } from './pdf-objects.ts';
import { objectsInStream } from './streams.ts';
import { isDictionary, type PdfDictionary, type PdfValue, valuesOf } from './values.ts';

const mostValues = 1_000_000;
const mostInflated = 16 * 1024 * 1024;

/**
 * Every object of a PDF, wherever it is written: also in older versions of the file, behind its end, and in what other objects
 * say is their data. Which of them a reader shows depends on tables that readers mend as they like, so none is left out.
 */
export function readObjects(bytes: Buffer): PdfObjects {
  const values = new Budget(mostValues);
  const costs: ParseCosts = { bytes: new Budget(4 * bytes.length), values };
  const all = [...writtenObjects(bytes, costs), ...trailers(bytes, costs)];
  const byNumber = new Map<number, PdfObject[]>();
  const file = (object: PdfObject) => {
    if (typeof object.number !== 'number') return;
    const versions = byNumber.get(object.number);
    if (versions) versions.push(object);
    else byNumber.set(object.number, [object]);
  };
  all.forEach(file);
  const versions = (number: number) => byNumber.get(number) ?? [];
  const resolve = (value: PdfValue): PdfValue[] =>
    value.kind === 'reference' ? versions(value.number).map((object) => object.value) : [value];
  const inflated = new Budget(mostInflated);
  for (const { value, dataAt } of [...all]) {
    if (dataAt === null || !isDictionary(value) || !holdsObjects(value, resolve)) continue;
    for (const object of objectsInStream({ dictionary: value, data: bytes.subarray(dataAt) }, resolve, {
      inflated,
      values,
    })) {
      all.push(object);
      file(object);
    }
  }
  return { all, resolve, versions };
}

/** By its type, or by what only such a stream needs: readers do not ask for the type. */
function holdsObjects(dictionary: PdfDictionary, resolve: PdfObjects['resolve']): boolean {
  const types = valuesOf(dictionary, 'Type').flatMap(resolve);
  const isOne = types.some((type) => type.kind === 'name' && type.name === 'ObjStm');
  return isOne || (valuesOf(dictionary, 'First').length > 0 && valuesOf(dictionary, 'N').length > 0);
}

function* writtenObjects(bytes: Buffer, costs: ParseCosts): Generator<PdfObject> {
  for (let at = bytes.indexOf('obj'); at >= 0; at = bytes.indexOf('obj', at + 3)) {
    const before = bytes.toString('latin1', Math.max(0, at - 40), at);
    if (before.endsWith('end')) continue;
    const parser = new PdfParser(bytes, at + 3, costs);
    const value = parser.value();
    const number = /(?:^|\D)(\d{1,10})[\0\t\n\f\r ]{1,9}\d{1,5}[\0\t\n\f\r ]{0,9}$/.exec(before)?.[1];
    const dataAt = isDictionary(value) && parser.takeWord('stream') ? afterLine(bytes, parser.at) : null;
    yield { number: number === undefined ? null : Number(number), value, dataAt };
  }
}

function* trailers(bytes: Buffer, costs: ParseCosts): Generator<PdfObject> {
  for (let at = bytes.indexOf('trailer'); at >= 0; at = bytes.indexOf('trailer', at + 7)) {
    yield { number: 'trailer', value: new PdfParser(bytes, at + 7, costs).value(), dataAt: null };
  }
}

function afterLine(bytes: Buffer, at: number): number {
  const [first, second] = [bytes[at], bytes[at + 1]];
  if (first === 13) return second === 10 ? at + 2 : at + 1;
  return first === 10 ? at + 1 : at;
}
