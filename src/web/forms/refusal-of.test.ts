import { expect, test } from 'vitest';
import { CallError } from '#contract/client.ts';
import { refusalOf } from './refusal-of.ts';

const fields = ['name', 'email'] as const;

test.each([
  ['the words of the station', new CallError(400, 'Informe o nome'), { words: 'Informe o nome', field: undefined }],
  ['the field that it names', new CallError(400, 'Nome?', { field: 'name' }), { words: 'Nome?', field: 'name' }],
  ['no field that the form does not have', new CallError(400, 'CPF?', { field: 'cpf' }), { words: 'CPF?' }],
  ['that no answer came', new CallError(0, 'network'), { words: null }],
  ['that none could be read', new CallError(502, 'not json'), { words: null }],
])('a form that was not sent is told %s', (_, error, told) => {
  expect(refusalOf(error, fields)).toEqual(told);
});

test('a mistake of our own is not told as a refusal', () => {
  expect(() => refusalOf(new TypeError('x is undefined'), fields)).toThrow('x is undefined');
});

test('a field that the call names otherwise is found where the form has it', () => {
  const ownName = (name: string) => (name === 'nome' ? 'name' : name);
  const told = (field: unknown) => refusalOf(new CallError(400, 'Nome?', { field }), fields, ownName).field;
  expect(['nome', 'email', 'cpf', 7].map(told)).toEqual(['name', 'email', undefined, undefined]);
});
