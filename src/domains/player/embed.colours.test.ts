import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, defaultColours, embedPaint, parseHex } from './embed.colours.ts';

test.each([
  ['#c8102e', 'c8102e'],
  ['C8102E', 'c8102e'],
  ['#fa0', 'ffaa00'],
  [' 123 ', '112233'],
  ['red', null],
  ['#12345', null],
  ['000000;background:url(x)', null],
  ['', null],
  [undefined, null],
])('the colour %j is read as %j', (text, hex) => {
  expect(parseHex(text)).toBe(hex);
});

test('readable colours are drawn as they were chosen', () => {
  expect(embedPaint(defaultColours)).toMatchObject(defaultColours);
});

test('whatever a site chooses, words and button can be read', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => value.toString(16).padStart(6, '0'));
  fc.assert(
    fc.property(hex, hex, hex, (background, text, accent) => {
      const paint = embedPaint({ background, text, accent });
      expect(contrast(paint.text, background)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(paint.onAccent, accent)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(paint.edge, background)).toBeGreaterThanOrEqual(3);
      if (contrast(text, background) >= 4.5) expect(paint.text).toBe(text);
    }),
    { numRuns: 2000 },
  );
});
