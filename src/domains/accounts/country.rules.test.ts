import { describe, expect, test } from 'vitest';
import { countryForms } from './country.rules.ts';

const { BR, IT } = countryForms;

describe('a street number', () => {
  test.each([
    ['1', null],
    ['99999', null],
    ['100000', 'long street number'],
    ['-3', 'negative street number'],
    ['12/A', 'invalid street number'],
    ['snc', 'invalid street number'],
  ])('%j in Brazil: %s', (text, problem) => {
    expect(BR.streetNumberProblem(text)).toBe(problem);
  });

  test.each([
    ['1', null],
    ['99999', null],
    ['12/A', null],
    ['12 bis', null],
    ['SNC', null],
    ['1234567890', 'long street number'],
    ['-3', 'negative street number'],
    ['sotto il ponte', 'invalid street number'],
  ])('%j in Italy: %s', (text, problem) => {
    expect(IT.streetNumberProblem(text)).toBe(problem);
  });
});

test('a postal code has nine characters in Brazil and five digits in Italy', () => {
  expect(['01310-100', '01310100', '00165'].map(BR.isPostalCode)).toEqual([true, false, false]);
  expect(['01310-100', '01310100', '00165'].map(IT.isPostalCode)).toEqual([false, false, true]);
});

test('a district is a bairro of 3 to 30 letters in Brazil, a comune of 2 to 40 in Italy', () => {
  expect([BR.district, IT.district]).toEqual([
    { min: 3, max: 30 },
    { min: 2, max: 40 },
  ]);
});
