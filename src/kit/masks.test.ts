import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyMask,
  caretAfterMask,
  cepMask,
  cnpjAlphanumericMask,
  cpfMask,
  landlineMask,
  mobileMask,
  phoneMask,
} from './masks.ts';

test.each([
  [cpfMask, '52998224725', '529.982.247-25'],
  [cpfMask, '529.982.247-25', '529.982.247-25'],
  [cpfMask, '529', '529'],
  [cpfMask, '5299', '529.9'],
  [cpfMask, '529.', '529'],
  [cpfMask, 'a5b2c9', '529'],
  [cpfMask, '529982247259999', '529.982.247-25'],
  [cepMask, '01310100', '01310-100'],
  [cnpjAlphanumericMask, '12abc34501de35', '12.ABC.345/01DE-35'],
  [cnpjAlphanumericMask, '12abc34501dexy', '12.ABC.345/01DE'],
  [mobileMask, '11987654321', '(11) 98765-4321'],
  ['(999) 999-9999', '0612345678', '(061) 234-5678'],
  ['AA-9', 'r1m7', 'RM-7'],
  ['+39 999', '+39 061', '+39 061'],
  [cepMask, '', ''],
])('the mask %s shows "%s" as "%s"', (mask, typed, shown) => {
  expect(applyMask(mask, typed)).toBe(shown);
});

test.each([
  ['', landlineMask],
  ['1134567890', landlineMask],
  ['(11) 3456-7890', landlineMask],
  ['11987654321', mobileMask],
  ['(11) 98765-4321', mobileMask],
])('the phone "%s" is shown as %s', (typed, mask) => {
  expect(phoneMask(typed)).toBe(mask);
});

test.each([
  ['typing at the end', '(118', 4, '(11) 8', 6],
  ['deleting the only digit after a literal', '(11) ', 5, '(11', 3],
  ['typing in the middle', '(119) 8765-4321', 4, '(11) 98765-4321', 6],
  ['deleting a literal', '(11 98765-4321', 3, '(11) 98765-4321', 3],
  ['typing a letter that is not taken', '(11x) 98765-4321', 4, '(11) 98765-4321', 3],
  ['going to the start', '(11) 9', 0, '(11) 9', 0],
])('the caret stays with the listener when %s', (_gesture, raw, caret, shown, shownCaret) => {
  expect(applyMask(mobileMask, raw)).toBe(shown);
  expect(caretAfterMask(mobileMask, raw, caret)).toBe(shownCaret);
});

const anyMask = fc.constantFrom(cpfMask, cepMask, cnpjAlphanumericMask, mobileMask, landlineMask);
const typing = fc.string({ unit: fc.constantFrom(...'0123456789abZ.-/() ù') });

test('masking a masked value changes nothing, and the caret never leaves the text', () => {
  fc.assert(
    fc.property(anyMask, typing, fc.nat(30), (mask, typed, caret) => {
      const shown = applyMask(mask, typed);
      expect(applyMask(mask, shown)).toBe(shown);
      expect(shown.length).toBeLessThanOrEqual(mask.length);
      expect(caretAfterMask(mask, typed, caret)).toBeLessThanOrEqual(shown.length);
    }),
  );
});
