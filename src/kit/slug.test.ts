import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugify } from './slug.ts';

test.each([
  ['La radio made in Italy', 'la-radio-made-in-italy'],
  ["L'estate è già qui", 'l-estate-e-gia-qui'],
  ['Programação & Música', 'programacao-musica'],
  ['  --Ciao!!  ', 'ciao'],
  ['Straße, Œuvre, Łódź, Smørrebrød', 'strasse-oeuvre-lodz-smorrebrod'],
  ['İstanbul', 'istanbul'],
  ['Le 100 più', 'le-100-piu'],
  ['', ''],
  ['!?…', ''],
])('the title "%s" has the address "%s"', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

test('a long title ends on a whole word of its address', () => {
  expect(slugify('una notizia piuttosto lunga', 14)).toBe('una-notizia');
  expect(slugify('precipitevolissimevolmente', 10)).toBe('precipitev');
});

test('a title in another script still has an address, and another title has another one', () => {
  expect(slugify('日本')).toMatch(/^[a-z0-9]+$/);
  expect(slugify('日本')).not.toBe(slugify('東京'));
});

test('every address is ASCII words joined by single hyphens, within its bound, and stable', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 100 }), (title, max) => {
      const slug = slugify(title, max);
      expect(slug.length).toBeLessThanOrEqual(max);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slugify(slug, max)).toBe(slug);
      if (/\p{L}/u.test(title)) expect(slug).not.toBe('');
    }),
  );
});
