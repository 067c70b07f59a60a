import { expect, test } from 'vitest';
import { isCnpj } from './cnpj.ts';

test.each([
  ['numeric and masked', '11.222.333/0001-81'],
  ['numeric', '11222333000181'],
  ['alphanumeric and masked', '12.ABC.345/01DE-35'],
  ['alphanumeric', '12ABC34501DE35'],
  ['typed in lower case', '12.abc.345/01de-35'],
])('a CNPJ that is %s is accepted', (_form, cnpj) => {
  expect(isCnpj(cnpj)).toBe(true);
});

test.each([
  ['a wrong first check digit', '11.222.333/0001-91'],
  ['a wrong second check digit', '11.222.333/0001-82'],
  ['a changed letter', '12.ABD.345/01DE-35'],
  ['letters as check digits', '12.ABC.345/01DE-3A'],
  ['thirteen signs', '1122233300018'],
  ['fifteen signs', '112223330001811'],
  ['zeros only', '00.000.000/0000-00'],
  ['an accent', '12.ÀBC.345/01DE-35'],
  ['a letter that grows in upper case', '12ßBC34501DE35'],
  ['nothing', ''],
])('a CNPJ with %s is refused', (_fault, cnpj) => {
  expect(isCnpj(cnpj)).toBe(false);
});
