import { createHash } from 'node:crypto';
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
  'antena-uno-in-onda antena-uno-in-onda',
  'please-change-me-please-change-me-1234',
  'YOUR_SECRET_OF_32_CHARACTERS_OR_MORE',
  '11111111112222222222333333333344444444445',
])('a secret that somebody typed is found out: %s', (typed) => {
  expect(looksRandom(typed)).toBe(false);
});

test.each([
  ['16 bytes in hexadecimal digits', 16, 'hex'],
  ['32 bytes in hexadecimal digits', 32, 'hex'],
  ['64 bytes in hexadecimal digits', 64, 'hex'],
  ['24 bytes in base64', 24, 'base64'],
  ['32 bytes in base64url', 32, 'base64url'],
] as const)('a secret that was drawn at random passes: %s', (_, bytes, form) => {
  const drawn = Array.from({ length: 2_000 }, (_, draw) => {
    return createHash('sha512').update(`draw ${draw}`).digest().subarray(0, bytes).toString(form);
  });
  expect(drawn.filter((secret) => !looksRandom(secret))).toEqual([]);
});

test.each([
  // Drawn, with 23 different pairs of neighbours instead of 29.
  '9f1e373c1a591ec7c11105cdad7c1e3c',
  'onda marea lampara vento sabbia trenino ombrellone',
])('a secret that is less varied than most passes: %s', (secret) => {
  expect(looksRandom(secret)).toBe(true);
});
