import { expect, test } from 'vitest';
import { readChord, thirdBelow, voiceChord } from './harmony.ts';
import { readMelody, readWords } from './melody.ts';
import { readBar } from './patterns.ts';

test('a melody is read with its lengths, silences and prolonged notes', () => {
  expect(readMelody('c4*3 _ eb4*4 | ~*2 f#5*6', 8)).toEqual([
    { at: 0, length: 3, midi: 60 },
    { at: 4, length: 6, midi: 63 },
    { at: 10, length: 6, midi: 78 },
  ]);
});

test('a bar that does not add up is refused by its number', () => {
  expect(() => readMelody('c4*8 | c4*7', 8)).toThrow('Bar 2 has 7 units');
});

test('a misspelt chord is refused', () => {
  expect(() => readChord('Hm7')).toThrow('"Hm7" is not a chord');
  expect(() => readChord('Cmaj8')).toThrow('"Cmaj8" is not a chord');
});

test('a chord moves to the nearest hand position of the next', () => {
  const c = voiceChord(readChord('C'), 57, undefined);
  const f = voiceChord(readChord('F'), 57, c);
  const moved = f.map((note, i) => Math.abs(note - (c[i] ?? 0)));
  expect(Math.max(...moved)).toBeLessThanOrEqual(2);
});

test.each([
  ['E over C goes to C', 76, 'C', 72],
  ['G over C goes to E', 79, 'C', 76],
  ['E flat over C minor goes to C, though the key is C major', 75, 'Cm6', 72],
])('the second voice sings a third below: %s', (_, midi, chord, below) => {
  expect(thirdBelow(midi, 0, 'major', readChord(chord))).toBe(below);
});

test('a pattern holds its strokes over the dashes', () => {
  expect(readBar('x-.o', 4)).toEqual([
    { at: 0, length: 2, sign: 'x' },
    { at: 3, length: 1, sign: 'o' },
  ]);
});

test('words fall apart into syllables', () => {
  expect(readWords("Not-te chia-ra\n  c'è")).toEqual(['Not', 'te', 'chia', 'ra', "c'è"]);
});
