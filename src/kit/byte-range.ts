export type ByteRange = { kind: 'whole' } | { kind: 'part'; start: number; end: number } | { kind: 'unsatisfiable' };

const whole: ByteRange = { kind: 'whole' };
const unsatisfiable: ByteRange = { kind: 'unsatisfiable' };

/**
 * Reads a `Range` header against a body of `size` bytes (RFC 9110, 14.1.2). Both ends of a part belong to it.
 * A header that is malformed, counts in another unit or asks for several ranges is ignored, as the RFC allows.
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange {
  const match = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '');
  if (!match) return whole;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return whole;
  if (first === '') return lastBytes(Number(last), size);
  const start = Number(first);
  const end = last === '' ? size - 1 : Number(last);
  if (last !== '' && end < start) return whole;
  if (start >= size) return unsatisfiable;
  return { kind: 'part', start, end: Math.min(end, size - 1) };
}

function lastBytes(count: number, size: number): ByteRange {
  if (count === 0 || size === 0) return unsatisfiable;
  return { kind: 'part', start: Math.max(0, size - count), end: size - 1 };
}
