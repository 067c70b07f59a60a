import { expect, test } from 'vitest';
import { kindOfAddress, longestQuery, queryWords, wordRoot } from './search.rules.ts';

test('a query is folded into its words', () => {
  expect(queryWords('  Più «Canção», D’Angelo! ')).toEqual(['piu', 'cancao', 'd', 'angelo']);
  expect(queryWords(' … ')).toEqual([]);
});

test('of a long query the first eight words count, of a long word its first forty letters', () => {
  expect(queryWords('a b c d e f g h i j')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  expect(queryWords('x'.repeat(60))).toEqual(['x'.repeat(40)]);
  expect(queryWords(`${' '.repeat(longestQuery - 2)}abc`)).toEqual(['ab']);
});

test.each([
  ['canzoni', 'canzon'],
  ['canzone', 'canzon'],
  ['noticias', 'notic'],
  ['mares', 'mar'],
  ['casa', 'casa'],
  ['oasi', 'oasi'],
  ['rock', 'rock'],
])('the root of %s is %s', (word, root) => {
  expect(wordRoot(word)).toBe(root);
});

test.each([
  ['/notizie/alba', 'news'],
  ['/jornalistas/ada', 'journalist'],
  ['/artisti/duo-marea', 'artist'],
  ['/canzoni?busca=mare', 'song'],
  ['/podcasts#primo', 'podcast'],
  ['/programacao', 'programme'],
  ['/promocoes/vinile', 'promotion'],
  ['/videos/', 'video'],
  ['/clientes/cicloposta', 'client'],
  ['/', null],
  ['', null],
  ['/chi-siamo', null],
  ['/altro/notizie', null],
])('at %j stands %j', (address, kind) => {
  expect(kindOfAddress(address)).toBe(kind);
});
