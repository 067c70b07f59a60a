import { expect, test } from 'vitest';
import { textDifference } from './text-difference.ts';

test('a changed word is shown as gone and new between what stayed', () => {
  expect(textDifference('La fiera dei vinili', 'La festa dei vinili')).toEqual([
    { kind: 'same', text: 'La ' },
    { kind: 'gone', text: 'fiera' },
    { kind: 'new', text: 'festa' },
    { kind: 'same', text: ' dei vinili' },
  ]);
});

test('a text that came or went is one piece, and two equal texts are one that stayed', () => {
  expect(textDifference('', 'Nuovo titolo')).toEqual([{ kind: 'new', text: 'Nuovo titolo' }]);
  expect(textDifference('Vecchio', '')).toEqual([{ kind: 'gone', text: 'Vecchio' }]);
  expect(textDifference('uguale', 'uguale')).toEqual([{ kind: 'same', text: 'uguale' }]);
});

test('both texts can be read back from their difference, however long they are', () => {
  const long = Array.from({ length: 4_000 }, (_, at) => `parola${at % 97}${at % 11 === 0 ? '\n' : ' '}`).join('');
  const changed = `${long.slice(0, 9_000)}qualcosa di nuovo ${long.slice(9_400)}`;
  const pieces = textDifference(long, changed);
  const read = (without: string) => pieces.filter(({ kind }) => kind !== without).map(({ text }) => text);
  expect(read('new').join('')).toBe(long);
  expect(read('gone').join('')).toBe(changed);
});
