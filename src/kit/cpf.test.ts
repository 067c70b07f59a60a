import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCpf } from './cpf.ts';

test.each(['529.982.247-25', '52998224725', '111.444.777-35', '123.456.789-09'])('the CPF %s is accepted', (cpf) => {
  expect(isCpf(cpf)).toBe(true);
});

test.each([
  ['a wrong first check digit', '529.982.247-15'],
  ['a wrong second check digit', '529.982.247-26'],
  ['ten digits', '529.982.247-2'],
  ['twelve digits', '529.982.247-255'],
  ['letters', '529.982.24A-25'],
  ['misplaced dots', '5299.82.247-25'],
  ['spaces around', ' 52998224725 '],
  ['nothing', ''],
])('a CPF with %s is refused', (_fault, cpf) => {
  expect(isCpf(cpf)).toBe(false);
});

test('a CPF of one repeated digit is refused, although its check digits agree', () => {
  for (let digit = 0; digit <= 9; digit++) expect(isCpf(String(digit).repeat(11))).toBe(false);
});

test('one mistyped digit is always noticed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 1, max: 9 }), (at, shift) => {
      const digits = [...'52998224725'].map(Number);
      digits[at] = ((digits[at] ?? 0) + shift) % 10;
      expect(isCpf(digits.join(''))).toBe(false);
    }),
  );
});
