import { expect, test } from 'vitest';
import {
  cursor,
  freeText,
  isOpenQuery,
  isThere,
  knownQuery,
  oneOf,
  type PageQuery,
  pageNumber,
  pageNumberIn,
  slugOfSomething,
} from './page-query.ts';

const rules: PageQuery = {
  aba: oneOf(['premios', 'regulamento']),
  tutti: isThere,
  categoria: slugOfSomething,
  pagina: pageNumber,
  busca: freeText(5),
  dopo: cursor(/^\w{1,8}$/),
};

const read = (query: string) => knownQuery(rules, new URLSearchParams(query)).toString();

test.each([
  ['aba=premios', 'aba=premios'],
  ['aba=made-up', ''],
  ['aba=__proto__&constructor=1', ''],
  ['tutti=1', 'tutti=1'],
  ['tutti=8f3a', 'tutti=1'],
  ['tutti', 'tutti=1'],
  ['categoria=antena-1', 'categoria=antena-1'],
  ['categoria=', ''],
  ['categoria=a%01b', 'categoria=-'],
  ['categoria=a%0d%0aset-cookie:x', 'categoria=-'],
  ['pagina=2', 'pagina=2'],
  ['pagina=1', ''],
  ['pagina=0', ''],
  ['pagina=-3', ''],
  ['pagina=2abc', 'pagina=2'],
  ['pagina=1e9999', ''],
  ['pagina=99999999999999999999', 'pagina=5000'],
  ['busca=+ci%00ao++', 'busca=ci+ao'],
  ['busca=%00%01', ''],
  ['busca=abcd%F0%9F%8E%B5', 'busca=abcd%EF%BF%BD'],
  ['dopo=abc', 'dopo=abc'],
  ['dopo=a%0ab', ''],
  ['utm_source=x&fbclid=y', ''],
  ['busca=b&pagina=3&aba=premios&busca=other', 'aba=premios&pagina=3&busca=b'],
])('of %s the page knows "%s"', (query, known) => {
  expect(read(query)).toBe(known);
  expect(read(known), 'what was read once reads the same again').toBe(known);
});

test('pages that anybody can make up are told from those that exist', () => {
  const isOpen = (query: string) => isOpenQuery(rules, knownQuery(rules, new URLSearchParams(query)));
  expect(['aba=premios', 'tutti=x', 'categoria=x', 'pagina=1', ''].map(isOpen)).toEqual(Array(5).fill(false));
  expect(['pagina=2', 'busca=x', 'dopo=x'].map(isOpen)).toEqual(Array(3).fill(true));
});

test('a list without a number is its first page', () => {
  expect(pageNumberIn(new URLSearchParams())).toBe(1);
  expect(pageNumberIn(new URLSearchParams('pagina=7'))).toBe(7);
});
