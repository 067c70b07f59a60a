import type { Note } from './accompany.ts';
import { pitchClass, thirdBelow } from './harmony.ts';
import { chordAt, type Layout, type Passage } from './layout.ts';
import { readMelody, readWords } from './melody.ts';
import type { LinePart, Piece, SungPart } from './piece.ts';

/** The notes of a written line in every passage that has it. */
export function lineNotes(part: LinePart | SungPart, passages: Passage[], layout: Layout, piece: Piece): Note[] {
  const tonic = pitchClass(piece.key.tonic);
  const beatsPerUnit = piece.beatsPerBar / piece.unitsPerBar;
  return passages.flatMap((passage) => {
    const text = passage.section.lines?.[part.line];
    if (!text) return [];
    const words = readWords(passage.entry.words?.[part.line] ?? passage.section.words?.[part.line] ?? 'la');
    const lift = passage.entry.lift ?? 0;
    return readMelody(text, piece.unitsPerBar).flatMap((written, index) => {
      const at = passage.at + written.at * beatsPerUnit;
      const sounding = written.midi + lift;
      const midi = part.third
        ? thirdBelow(sounding, tonic + lift, piece.key.mode, chordAt(layout, at).chord)
        : sounding;
      const note: Note = {
        at,
        length: written.length * beatsPerUnit,
        midi: midi + 12 * (part.octave ?? 0),
        velocity: accent(written.at, piece.unitsPerBar),
        syllable: words[index % words.length] ?? 'la',
      };
      return part.play === 'line' && part.tremoloBeats ? repeated(note, part.tremoloBeats) : [note];
    });
  });
}

/** The first beat leans a little, the middle of the bar less, the rest is lighter. */
function accent(at: number, unitsPerBar: number): number {
  const place = at % unitsPerBar;
  if (place === 0) return 0.95;
  return place * 2 === unitsPerBar ? 0.88 : 0.8;
}

function repeated(note: Note, every: number): Note[] {
  const strokes = Math.max(1, Math.round(note.length / every));
  if (strokes < 3) return [note];
  return Array.from({ length: strokes }, (_, i) => ({
    ...note,
    at: note.at + i * every,
    length: every,
    velocity: note.velocity * (i === 0 ? 1 : i % 2 ? 0.6 : 0.72),
  }));
}
