import { expect, test } from 'vitest';
import { confirmMessages, resetMessages } from './accounts.messages.ts';
import { isConfirmationCode, resetProblem } from './reset.rules.ts';

const textFor = (newPassword: string, confirmation = newPassword) => {
  const problem = resetProblem({ newPassword, confirmation });
  return problem && resetMessages.problems[problem];
};

test.each([
  ['', 'A senha não deve conter menos de 6 caracteres'],
  ['12345', 'A senha não deve conter menos de 6 caracteres'],
  ['àèìòù', 'A senha não deve conter menos de 6 caracteres'],
  ['123456', null],
  ['a'.repeat(64), null],
  ['a'.repeat(65), 'A senha não deve conter mais de 64 caracteres'],
])('[RESET-12] the new password "%s": %s', (newPassword, text) => {
  expect(textFor(newPassword)).toBe(text);
});

test('[RESET-13] the confirmation of the new password is the same to the letter', () => {
  expect(textFor('nova-senha', 'Nova-senha')).toBe('A senha e a confirmação não conferem!');
  expect(textFor('nova-senha', '')).toBe('A senha e a confirmação não conferem!');
});

test.each([
  ['123456', true],
  ['000000', true],
  ['12345', false],
  ['1234567', false],
  ['12345a', false],
  ['12 456', false],
  ['١٢٣٤٥٦', false],
  ['', false],
])('[CONFIRM-01] a code has exactly 6 digits: "%s" is %s', (code, isRight) => {
  expect(isConfirmationCode(code)).toBe(isRight);
  expect(confirmMessages.invalid).toBe('O código de confirmação tem 6 números');
});
