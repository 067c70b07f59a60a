import { expect, test } from 'vitest';
import { nameOfFile, replacePath } from './media.rules.ts';

test.each([
  ['foto.jpg', 'foto'],
  ['C:\\Immagini\\mare.al.tramonto.png', 'mare.al.tramonto'],
  ['cartella/sotto/onda.mp3', 'onda'],
  ['.htaccess', '.htaccess'],
  ['a.png', 'a'],
  ['senza ending', 'senza ending'],
  ['  spazi  .jpg', 'spazi'],
  ['cartella/', 'file'],
  ['', 'file'],
  ['   .jpg', 'file'],
  ['riga\ncon\ttab.png', 'riga con tab'],
  ['mezzo \ud83d.png', 'mezzo'],
  ['caffe\u0300.png', 'caffè'],
])('the file %j is called %j', (file, name) => {
  expect(nameOfFile(file)).toBe(name);
});

test('a name is cut at 200 characters, and no letter in the middle', () => {
  expect(nameOfFile(`${'a'.repeat(250)}.png`)).toBe('a'.repeat(200));
  expect(nameOfFile(`${'a'.repeat(199)}😀.png`)).toBe(`${'a'.repeat(199)}\ufffd`);
  expect(nameOfFile(`${'a'.repeat(198)} ${'b'.repeat(9)}.png`)).toBe(`${'a'.repeat(198)} b`);
  // The ending stands beyond what is read at all.
  expect(nameOfFile(`${' '.repeat(290)}abcdefghij.png`)).toBe('abcdefghij');
  expect(nameOfFile(`${' '.repeat(290)}abcdefghijk.png`)).toBe('abcdefghij');
});

test('a file is replaced at its own address', () => {
  expect([replacePath(7), replacePath(':id')]).toEqual([
    '/api/v1/staff/media/7/replace',
    '/api/v1/staff/media/:id/replace',
  ]);
});
