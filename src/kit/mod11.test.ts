import { expect, test } from 'vitest';
import { mod11Digit } from './mod11.ts';

test.each([
  { values: [1], highestWeight: 11, digit: 9 },
  { values: [0, 0, 0], highestWeight: 11, digit: 0 },
  { values: [6], highestWeight: 9, digit: 0 },
  { values: [1, 0, 0, 0, 0, 0, 0, 0, 0], highestWeight: 9, digit: 9 },
  { values: [1, 0, 0, 0, 0, 0, 0, 0, 0], highestWeight: 11, digit: 1 },
])('the check digit of $values with weights up to $highestWeight is $digit', ({ values, highestWeight, digit }) => {
  expect(mod11Digit(values, highestWeight)).toBe(digit);
});
