import { expect, test } from 'vitest';
import { CallError } from '#contract/client.ts';
import { profileFormMessages } from '../../profile-form.messages.ts';
import { refusedField } from './refused-field.ts';

const { BR: text } = profileFormMessages;
const refused = (code: string, data: unknown = null) => refusedField(new CallError(400, code, data), text);

test('what the station finds wrong stands at the field that the form has for it', () => {
  const phone = { field: 'phone', text: 'O telefone informado é inválido' };
  expect(refused('invalid data', { field: 'telefone', code: 'invalid phone' })).toEqual(phone);
  const postalCode = { field: 'postalCode', text: 'O CEP informado é inválido' };
  expect(refused('invalid data', { field: 'cep', code: 'invalid postal code' })).toEqual(postalCode);
  expect(refused('invalid data', { field: 'cityId', code: 'unknown place' })).toEqual({
    field: 'cityId',
    text: text.other,
  });
});

test('a refusal that names no field of the form is about none', () => {
  for (const field of ['email', 'toString', 7, undefined]) expect(refused('invalid data', { field })).toBeNull();
  expect(refused('not your profile')).toBeNull();
  expect(refusedField(new TypeError('x is undefined'), text)).toBeNull();
});
