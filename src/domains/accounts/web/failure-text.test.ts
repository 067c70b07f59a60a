import { expect, test } from 'vitest';
import { CallError } from '#contract/client.ts';
import { failureText } from './failure-text.ts';

const texts = { refusals: { 'wrong code': 'Código errado.' }, other: 'Algo deu errado.' };

test.each([
  [400, 'wrong code', null, 'Código errado.'],
  [400, 'constructor', null, 'Algo deu errado.'],
  [500, 'internal error', null, 'Algo deu errado.'],
  [0, 'network', null, 'Algo deu errado.'],
  [429, 'too many', { retryAfterSeconds: 1 }, 'Muitas tentativas. Tente novamente em 1 segundo.'],
  [429, 'too many', { retryAfterSeconds: 59 }, 'Muitas tentativas. Tente novamente em 59 segundos.'],
  [429, 'too many', { retryAfterSeconds: 60 }, 'Muitas tentativas. Tente novamente em 1 minuto.'],
  [429, 'too many', { retryAfterSeconds: 61 }, 'Muitas tentativas. Tente novamente em 2 minutos.'],
  [429, 'too many', { retryAfterSeconds: 3541 }, 'Muitas tentativas. Tente novamente em 1 hora.'],
  [429, 'too many', { retryAfterSeconds: 3601 }, 'Muitas tentativas. Tente novamente em 2 horas.'],
  [429, 'too many', null, 'Muitas tentativas. Tente novamente em 1 hora.'],
])('an answer %i "%s" with %o reads %s', (status, code, data, text) => {
  expect(failureText(new CallError(status, code, data), texts)).toBe(text);
});

test('whatever else goes wrong has the general words', () => {
  expect(failureText(new TypeError('nobody knows'), texts)).toBe('Algo deu errado.');
});
