import { expect, test } from 'vitest';
import { markWords } from './mark-words.ts';
import { cutMarked, plainText, readMarked, writeMarked } from './marked-text.ts';

test('a marked title survives being written and read again, whatever stands in it', () => {
  const pieces = markWords('Perché <b> & "noi" non c’è città', ['perche', 'citta']);
  expect(readMarked(writeMarked(pieces))).toEqual(pieces);
  expect(pieces.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['Perché', 'città']);
});

test('a word is marked in another form, or when it begins as typed, but not in the middle of another', () => {
  const marked = (title: string, word: string) => writeMarked(markWords(title, [word]));
  expect(marked('Canzoni d’amore', 'canzone')).toBe('<b>Canzoni</b> d’amore');
  expect(marked('Montale canta', 'mont')).toBe('<b>Montale</b> canta');
  expect(marked('Tramonto', 'monto')).toBe('Tramonto');
});

test.each([
  [
    '<B>Ciao</B> mare',
    [
      ['Ciao', true],
      [' mare', false],
    ],
  ],
  ['3 < 4 > 2', [['3 < 4 > 2', false]]],
  ['<script>x()</script>y', [['x()y', false]]],
  ['&lt;b&gt;&amp;amp;&#x41;&#0;', [['<b>&amp;A\ufffd', false]]],
  ['<b>aperto', [['aperto', true]]],
  ['', []],
])('any HTML is read as text with marks: %s', (html, expected) => {
  expect(readMarked(html).map(({ text, marked }) => [text, marked])).toEqual(expected);
});

test('a cut keeps the marks of what is left', () => {
  const pieces = readMarked('Uno <b>due</b> tre');
  expect(writeMarked(cutMarked(pieces, 5))).toBe('Uno <b>d</b>');
  expect(plainText(cutMarked(pieces, 3))).toBe('Uno');
});
