/** What a PDF is made of. A key may stand twice in a dictionary, and readers differ in which they believe: all are kept. */
export type PdfValue =
  | { kind: 'name'; name: string }
  | { kind: 'string'; raw: string }
  | { kind: 'number'; number: number }
  | { kind: 'reference'; number: number }
  | { kind: 'array'; items: PdfValue[] }
  | PdfDictionary
  | { kind: 'other' };

export type PdfDictionary = { kind: 'dictionary'; entries: [key: string, value: PdfValue][] };

export function valuesOf(dictionary: PdfDictionary, key: string): PdfValue[] {
  return dictionary.entries.filter(([name]) => name === key).map(([, value]) => value);
}

export function isDictionary(value: PdfValue): value is PdfDictionary {
  return value.kind === 'dictionary';
}

/** A string as a person reads it: PDF knows one alphabet of its own, and two of everybody's. */
export function textOf(raw: string): string {
  const bytes = Buffer.from(raw, 'latin1');
  if (raw.startsWith('\xfe\xff')) return new TextDecoder('utf-16be').decode(bytes);
  if (raw.startsWith('\xff\xfe')) return new TextDecoder('utf-16le').decode(bytes);
  if (raw.startsWith('\xef\xbb\xbf')) return new TextDecoder().decode(bytes);
  return raw;
}

/** Every dictionary in a value, however deep. */
export function* dictionariesIn(value: PdfValue): Generator<PdfDictionary> {
  const open = [value];
  for (let one = open.pop(); one; one = open.pop()) {
    if (one.kind === 'array') for (const item of one.items) open.push(item);
    if (one.kind !== 'dictionary') continue;
    yield one;
    for (const [, inner] of one.entries) open.push(inner);
  }
}
