import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bannerPaint, contrast } from './banner-paint.ts';

type Channels = [number, number, number];
const channels = (css: string) => (css.match(/\d+/g) ?? []).map(Number) as Channels;
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('the demo colours stay as they are, under white words', () => {
  expect(bannerPaint('#0b5d3b', '#c8102e')).toEqual({
    start: 'rgb(11 93 59)',
    end: 'rgb(200 16 46)',
    text: 'rgb(255 255 255)',
  });
});

test('light colours carry dark words', () => {
  expect(bannerPaint('#ffd400', '#ffe9a8')).toEqual({
    start: 'rgb(255 212 0)',
    end: 'rgb(255 233 168)',
    text: 'rgb(23 19 15)',
  });
});

test('from black to white no word could be read at both ends, so the light end is darkened', () => {
  const { start, end, text } = bannerPaint('#000000', '#ffffff');
  expect([start, text]).toEqual(['rgb(0 0 0)', 'rgb(255 255 255)']);
  expect(contrast(channels(end), [255, 255, 255])).toBeGreaterThanOrEqual(4.5);
});

test('whatever two colours the newsroom takes, the words are readable along the whole banner', () => {
  fc.assert(
    fc.property(hex, hex, fc.double({ min: 0, max: 1, noNaN: true }), (one, other, share) => {
      const paint = bannerPaint(one, other);
      const from = channels(paint.start);
      const to = channels(paint.end);
      const place = from.map((value, index) => value + ((to[index] ?? 0) - value) * share) as Channels;
      expect(contrast(channels(paint.text), place)).toBeGreaterThanOrEqual(4.49);
    }),
    { numRuns: 500 },
  );
});
