import { expect, test } from 'vitest';
import { library } from './library.ts';
import { layOut } from './score/layout.ts';
import { readMelody, readWords } from './score/melody.ts';

const songs = library.filter(({ kind }) => kind === 'song');

test('the station owns ten songs, four jingles and six spots, each with its own id', () => {
  const counts = Object.groupBy(library, ({ kind }) => kind);
  expect([counts.song?.length, counts.jingle?.length, counts.spot?.length]).toEqual([10, 4, 6]);
  expect(new Set(library.map(({ id }) => id)).size).toBe(20);
});

test('songs last about a minute and a half, spots 12 to 20 seconds, jingles 3 to 6', () => {
  const limits = { song: [82, 96], spot: [12, 20], jingle: [3, 6] } as const;
  for (const { id, kind, seconds } of library) {
    const [shortest, longest] = limits[kind];
    expect(seconds, id).toBeGreaterThanOrEqual(shortest);
    expect(seconds, id).toBeLessThanOrEqual(longest);
  }
});

test('no two songs share their tempo and their key', () => {
  expect(new Set(songs.map(({ piece }) => piece.tempo)).size).toBe(10);
  expect(new Set(songs.map(({ piece }) => piece.key.tonic + piece.key.mode)).size).toBeGreaterThanOrEqual(9);
});

test('every written line is as long as its chords', () => {
  for (const { id, piece } of library) {
    for (const [name, section] of Object.entries(piece.sections)) {
      for (const line of Object.values(section.lines ?? {})) {
        expect(line.split('|').length, `${id}, ${name}`).toBe(section.chords.split('|').length);
      }
    }
  }
});

test('every sung note has a syllable and no syllable is left over', () => {
  for (const { id, piece } of library) {
    for (const { entry, section } of layOut(piece).passages) {
      const words = { ...section.words, ...entry.words };
      for (const [line, text] of Object.entries(words)) {
        const notes = readMelody(section.lines?.[line] ?? '', piece.unitsPerBar);
        expect(readWords(text).length, `${id}, ${entry.section}`).toBe(notes.length);
      }
    }
  }
});

test('every part of a piece is heard at some point', () => {
  for (const { id, piece } of library) {
    const heard = new Set(layOut(piece).passages.flatMap(({ plays }) => [...plays]));
    expect([...heard].sort(), id).toEqual(Object.keys(piece.parts).sort());
  }
});
