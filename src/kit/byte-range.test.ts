import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseByteRange } from './byte-range.ts';

const part = (start: number, end: number) => ({ kind: 'part', start, end });
const whole = { kind: 'whole' };
const unsatisfiable = { kind: 'unsatisfiable' };

describe('a byte range of a body of 1000 bytes', () => {
  test.each([
    ['bytes=0-499', part(0, 499)],
    ['bytes=500-', part(500, 999)],
    ['bytes=-200', part(800, 999)],
    ['bytes=0-0', part(0, 0)],
    ['bytes=999-999', part(999, 999)],
    ['bytes=0-99999999999999999999999', part(0, 999)],
    ['bytes=-5000', part(0, 999)],
    ['BYTES=1-2', part(1, 2)],
    ['bytes= 1-2 ', part(1, 2)],
    ['bytes=1000-', unsatisfiable],
    [`bytes=${'9'.repeat(400)}-`, unsatisfiable],
    ['bytes=-0', unsatisfiable],
    [undefined, whole],
    ['', whole],
    ['bytes', whole],
    ['bytes=', whole],
    ['bytes=-', whole],
    ['bytes=5-2', whole],
    ['bytes=0-1,5-6', whole],
    ['bytes=0-1,', whole],
    ['items=0-1', whole],
    ['bytes=a-b', whole],
    ['bytes=1.5-2', whole],
    ['bytes=--1', whole],
    ['bytes=0x1-2', whole],
  ])('%s', (header, expected) => {
    expect(parseByteRange(header, 1000)).toEqual(expected);
  });

  test('an empty body satisfies no range', () => {
    expect(parseByteRange('bytes=0-', 0)).toEqual(unsatisfiable);
    expect(parseByteRange('bytes=-1', 0)).toEqual(unsatisfiable);
  });

  test('whatever is asked, a part lies within the body', () => {
    const header = fc.oneof(fc.string(), fc.stringMatching(/^bytes=\d{0,12}-\d{0,12}$/));
    fc.assert(
      fc.property(header, fc.nat(10_000), (text, size) => {
        const range = parseByteRange(text, size);
        if (range.kind !== 'part') return true;
        return range.start >= 0 && range.start <= range.end && range.end < size;
      }),
    );
  });
});
