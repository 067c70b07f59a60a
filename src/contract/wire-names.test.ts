import { expect, test } from 'vitest';
import { wireNames } from './wire-names.ts';

const names = wireNames({ phone: 'telefone', postalCode: 'cep' });

test('a listed field goes out under the name of its call and comes back under its own, the others as they are', () => {
  const sent: { telefone: string; cep: string; city: string } = names.encode({
    phone: '1',
    postalCode: '2',
    city: 'x',
  });
  expect(sent).toEqual({ telefone: '1', cep: '2', city: 'x' });
  const read: { phone: string; postalCode: string; city: string } = names.decode(sent);
  expect(read).toEqual({ phone: '1', postalCode: '2', city: 'x' });
});

test('what is not given stays out', () => {
  const change: { telefone?: string; city?: string } = { city: 'x' };
  expect(names.decode(change)).toEqual({ city: 'x' });
});

test('the field that a refusal names is found on both sides, and one that nobody lists is left alone', () => {
  expect(['phone', 'city', 'toString'].map(names.encodeField)).toEqual(['telefone', 'city', 'toString']);
  expect(['telefone', 'city', 'constructor'].map(names.decodeField)).toEqual(['phone', 'city', 'constructor']);
});
