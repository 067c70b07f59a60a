import { expect, test } from 'vitest';
import { isRegistrationComplete, registrationFields } from './accounts.rules.ts';

const whole = {
  name: 'Ana',
  lastName: 'Souza',
  cpf: '529.982.247-25',
  birthday: '1990-01-01',
  gender: 'FEMININO',
  phone: '(11) 93333-4444',
  stateId: 26,
  cityId: 5270,
  postalCode: '01310-100',
  district: 'Centro',
  street: 'Rua da Praia',
  streetNumber: '0',
};

test('a registration is complete once every field is filled in', () => {
  expect(isRegistrationComplete(whole)).toBe(true);
});

test.each(registrationFields)('a registration without its %s is not complete', (field) => {
  for (const nothing of [null, '']) expect(isRegistrationComplete({ ...whole, [field]: nothing })).toBe(false);
});
