import { expect, test } from 'vitest';
import { isItalianPhone } from './italian-phone.ts';

test.each([
  '347 1234567',
  '3471234567',
  '+39 347 123 4567',
  '0039 347.1234567',
  '06 4991 1234',
  '02/7200-1234',
  '0461 12345',
])('the Italian phone %s is accepted', (phone) => {
  expect(isItalianPhone(phone)).toBe(true);
});

test.each([
  ['a Brazilian number', '(82) 95555-0147'],
  ['too few digits', '347 12345'],
  ['too many digits', '347 123456789'],
  ['a fixed line without its 0', '6 4991 1234'],
  ['the code of another country', '+55 347 1234567'],
  ['words', 'tre quattro sette'],
  ['nothing', ''],
])('%s is no Italian phone: "%s"', (_fault, phone) => {
  expect(isItalianPhone(phone)).toBe(false);
});
