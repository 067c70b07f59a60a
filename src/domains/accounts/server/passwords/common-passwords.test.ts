import { expect, test } from 'vitest';
import { accounts } from '../../../../../seed/content/accounts.ts';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  '123456',
  'senha123',
  'Senha@123',
  'P@ssw0rd',
  'P@ssw0rd2026!',
  'qwerty',
  'Flamengo10!',
  '!@#$%^',
  '1111112',
  'iloveyou',
  'Juventus#1897',
])('%s is what everybody uses', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'Gabbiano-Blu-47!',
  'nova senha boa',
  'uma senha nova',
  '8402-7719-35',
  'Corinthians-na-praia',
  ...accounts.map(({ password }) => password),
])('%s is one’s own', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
