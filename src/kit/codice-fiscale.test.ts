import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCodiceFiscale } from './codice-fiscale.ts';

test.each([
  ['a man', 'RSSMRA85T10A562S'],
  ['a man, in small letters', 'rssmra85t10a562s'],
  ['a woman, whose day counts from 41', 'BSSCHR92E53H501A'],
  ['two people who would share a code, told apart by a letter', 'RSSMRA85T10A56NH'],
])('[COUNTRY-02] the codice fiscale of %s is accepted', (_whose, code) => {
  expect(isCodiceFiscale(code)).toBe(true);
});

test.each([
  ['a wrong check character', 'RSSMRA85T10A562T'],
  ['the check character that the digits had before omocodia', 'RSSMRA85T10A56NS'],
  ['fifteen characters', 'RSSMRA85T10A562'],
  ['seventeen characters', 'RSSMRA85T10A562SS'],
  ['a month that is none', 'RSSMRA85F10A562S'],
  ['a digit among the names', 'RS5MRA85T10A562S'],
  ['a letter that stands for no digit', 'RSSMRA8OT10A562S'],
  ['spaces around', ' RSSMRA85T10A562S '],
  ['a letter that grows when it is written large', 'RSSMRA85T10A56ß'],
  ['nothing', ''],
])('[COUNTRY-02] a codice fiscale with %s is refused', (_fault, code) => {
  expect(isCodiceFiscale(code)).toBe(false);
});

/** Every check character is tried: it is the day that is refused. */
test.each(['00', '32', '40', '72', '81'])('[COUNTRY-02] no codice fiscale has the day %s', (day) => {
  const codes = Array.from({ length: 26 }, (_, at) => `RSSMRA85T${day}A562${String.fromCharCode(65 + at)}`);
  expect(codes.filter(isCodiceFiscale)).toEqual([]);
});

test('[COUNTRY-02] one mistyped digit is always noticed', () => {
  fc.assert(
    fc.property(fc.constantFrom(6, 7, 12, 13, 14), fc.integer({ min: 1, max: 9 }), (at, shift) => {
      const signs = [...'RSSMRA85T10A562S'];
      signs[at] = String((Number(signs[at]) + shift) % 10);
      expect(isCodiceFiscale(signs.join(''))).toBe(false);
    }),
  );
});
