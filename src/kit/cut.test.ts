import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutHard, cutOnWord } from './cut.ts';

test.each([
  ['La radio made in Italy', 60, 'La radio made in Italy'],
  ['La radio made in Italy', 22, 'La radio made in Italy'],
  ['La radio made in Italy', 21, 'La radio made in…'],
  ['La radio made in Italy', 17, 'La radio made in…'],
  ['La radio made in Italy', 16, 'La radio made…'],
  ['Roma, oggi', 6, 'Roma…'],
  ['Il disco – una storia', 13, 'Il disco…'],
  ['precipitevolissimevolmente', 10, 'precipite…'],
  ['precipitevolissimevolmente sì', 10, 'precipite…'],
  ['  ciao  ', 4, 'ciao'],
  ['ciao a tutti', 1, '…'],
  ['ciao a tutti', 0, ''],
  ['— —', 2, '—…'],
])('"%s" in %i characters ends on a word: "%s"', (text, max, shown) => {
  expect(cutOnWord(text, max)).toBe(shown);
});

test.each([
  ['Volare', 15, 'Volare'],
  ['Nel blu dipinto di blu', 16, 'Nel blu dipinto…'],
  ['Nel blu dipinto di blu', 15, 'Nel blu dipint…'],
  ['Nel blu dipinto di blu', 9, 'Nel blu…'],
  ['abcdef', 0, ''],
])('"%s" in %i characters is cut to "%s"', (text, max, shown) => {
  expect(cutHard(text, max)).toBe(shown);
});

test('a cut never leaves half a visible character', () => {
  expect(cutHard('🎧🎧🎧', 4)).toBe('🎧…');
  expect(cutHard('👩‍👩‍👧 in festa', 6)).toBe('…');
  expect(cutHard('perche\u0301 no', 7)).toBe('perch…');
});

test('a cut text is never longer than asked, and a text that fits is left alone', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.lorem());
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 80 }), (raw, max) => {
      const whole = raw.trim();
      for (const cut of [cutHard, cutOnWord]) {
        const shown = cut(raw, max);
        expect(shown.length).toBeLessThanOrEqual(max);
        if (whole.length <= max) expect(shown).toBe(whole);
        else expect(whole.startsWith(shown.slice(0, -1)) && shown.endsWith('…')).toBe(true);
      }
    }),
  );
});
