import { describe, expect, test } from 'vitest';
import { registerMessages } from './accounts.messages.ts';
import { type RegistrationForm, registrationFormProblems, registrationProblem } from './registration.rules.ts';

const good = { name: 'Ana Luísa', email: 'ana@posta.example', password: 'Gabbiano-47' };

test('a registration in order is accepted', () => {
  expect(registrationProblem(good)).toBeNull();
});

test.each([
  ['Ana Luísa', true],
  ['José da Conceição', true],
  ['Zoë Ångström', true],
  ['Iñaki', true],
  // The same letter written as two signs.
  ['Jose\u0301', true],
  ['Ana1', false],
  ['Ana-Luísa', false],
  ["D'Angelo", false],
  ['Ana_Luísa', false],
  ['<b>Ana</b>', false],
  ['   ', false],
])('[REGISTER-03] a name has letters, accented letters and spaces only: "%s" is %s', (name, isRight) => {
  expect(registrationProblem({ ...good, name })).toBe(isRight ? null : 'invalid name');
});

test.each([
  [2, false],
  [3, true],
  [50, true],
  [51, false],
])('[REGISTER-04] a name of %i characters: %s', (length, isRight) => {
  expect(registrationProblem({ ...good, name: 'é'.repeat(length) })).toBe(isRight ? null : 'invalid name');
  expect(registrationProblem({ ...good, name: `  ${'a'.repeat(length)} ` })).toBe(isRight ? null : 'invalid name');
});

test.each([
  ['ana@posta.example', true],
  [' ana@posta.example ', true],
  ['ana+radio@posta.com.br', true],
  ['ana', false],
  ['ana@posta', false],
  ['ana@@posta.example', false],
  ['ana luísa@posta.example', false],
  ['', false],
])('[REGISTER-05] an address has the form of one: "%s" is %s', (email, isRight) => {
  expect(registrationProblem({ ...good, email })).toBe(isRight ? null : 'invalid email');
});

test.each([
  [50, true],
  [51, false],
])('[REGISTER-06] an address of %i characters: %s', (length, isRight) => {
  const email = `${'a'.repeat(length - '@posta.example'.length)}@posta.example`;
  expect(email).toHaveLength(length);
  expect(registrationProblem({ ...good, email })).toBe(isRight ? null : 'invalid email');
});

test.each([
  ['Gabb-47', false],
  ['Gabbi-47', true],
  ['Gabbiano-Gabbiano-47', true],
  ['Gabbiano-Gabbiano-470', false],
  ['gabbiano-47', false],
  ['GABBIANO-47', false],
  ['Gabbiano-Blu', false],
  ['Gabbiano47', false],
  ['Gabbiano 47', false],
  ['Çãgábiano€7', true],
  ['', false],
])('[REGISTER-08] a password has 8 to 20 characters of all four kinds: "%s" is %s', (password, isRight) => {
  expect(registrationProblem({ ...good, password })).toBe(isRight ? null : 'invalid password');
});

describe('the form', () => {
  const filled: RegistrationForm = { ...good, emailConfirmation: good.email, passwordConfirmation: good.password };
  test('says nothing about what is right', () => {
    expect(registrationFormProblems(filled)).toEqual({});
  });
  test('[REGISTER-07] wants the same address twice, whatever its case', () => {
    const other = { ...filled, emailConfirmation: 'anna@posta.example' };
    expect(registrationFormProblems(other)).toEqual({ emailConfirmation: 'different' });
    expect(registrationFormProblems({ ...filled, emailConfirmation: ' Ana@Posta.Example ' })).toEqual({});
  });
  test('[REGISTER-10] wants the same password twice, to the letter', () => {
    const other = { ...filled, passwordConfirmation: 'gabbiano-47' };
    expect(registrationFormProblems(other)).toEqual({ passwordConfirmation: 'different' });
  });
  test('says of name, address and password that they are not right', () => {
    const wrong = { name: 'Ana7', email: 'nowhere', emailConfirmation: 'nowhere' };
    expect(registrationFormProblems({ ...filled, ...wrong })).toEqual({ name: 'invalid', email: 'invalid' });
    const weak = { password: 'gabbiano', passwordConfirmation: 'gabbiano' };
    expect(registrationFormProblems({ ...filled, ...weak })).toEqual({ password: 'invalid' });
  });
  test('names every field that is empty, and has words for every problem', () => {
    const empty = { name: '', email: ' ', emailConfirmation: '', password: '', passwordConfirmation: '' };
    const problems = registrationFormProblems(empty);
    expect(Object.values(problems)).toEqual(Array(5).fill('empty'));
    for (const texts of Object.values(registerMessages.problems)) expect(texts.empty).toMatch(/\.$/);
  });
});
