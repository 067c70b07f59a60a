import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { looksRandom } from './looks-random.ts';

test.each([
  'x'.repeat(40),
  'ab'.repeat(20),
  '0123456789abcdef0123456789abcdef',
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'zyxwvutsrqponmlkjihgfedcba9876543210',
  'aaaaaaaaaaaaaaaabbbbbbbbbbbbbbbbcccccccccccc',
  'secretsecretsecretsecretsecretsecret',
  'please-change-me-please-change-me-1234',
  'YOUR_SECRET_OF_32_CHARACTERS_OR_MORE',
  '11111111112222222222333333333344444444445',
])('a secret that somebody typed is found out: %s', (typed) => {
  expect(looksRandom(typed)).toBe(false);
});

test('a secret that was drawn at random passes, however it is written', () => {
  for (let draw = 0; draw < 300; draw++) {
    for (const [bytes, form] of [
      [16, 'hex'],
      [32, 'hex'],
      [64, 'hex'],
      [24, 'base64'],
      [32, 'base64url'],
    ] as const) {
      const secret = randomBytes(bytes).toString(form);
      expect([secret, looksRandom(secret)]).toEqual([secret, true]);
    }
  }
  expect(looksRandom('onda marea lampara vento sabbia trenino ombrellone')).toBe(true);
});
