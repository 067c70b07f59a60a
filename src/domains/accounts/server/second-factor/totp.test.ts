import { expect, test } from 'vitest';
import { base32, matchingStep, newTotpSecret, otpauthAddress, totpCode, totpStep } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('[DESK-18] at second %i the code is the one of RFC 6238', (second, code) => {
  expect(totpCode(secret, totpStep(second * 1000))).toBe(code);
});

test('[DESK-18] a code counts one step early and one step late, and no further', () => {
  const now = 1_800_000_000_000;
  const step = totpStep(now);
  const counted = [-2, -1, 0, 1, 2].map((by) => matchingStep(secret, totpCode(secret, step + by), now, 0));
  expect(counted).toEqual([null, step - 1, step, step + 1, null]);
});

test('[DESK-18] a code that has counted, and every one before it, counts no more', () => {
  const now = 1_800_000_000_000;
  const step = totpStep(now);
  expect(matchingStep(secret, totpCode(secret, step), now, step)).toBeNull();
  expect(matchingStep(secret, totpCode(secret, step - 1), now, step)).toBeNull();
  expect(matchingStep(secret, totpCode(secret, step + 1), now, step)).toBe(step + 1);
});

test.each(['', '28708', '2870822', 'abcdef', '２８７０８２'])('“%s” is no code', (text) => {
  expect(matchingStep(secret, text, 59_000, 0)).toBeNull();
});

test('the secret is written as RFC 4648 has it', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(newTotpSecret()).toHaveLength(20);
});

test('the address names the station and the account', () => {
  expect(otpauthAddress(secret, { station: 'Antena 1', email: 'ana+x@example.org' })).toBe(
    'otpauth://totp/Antena%201:ana%2Bx%40example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Antena%201',
  );
});
