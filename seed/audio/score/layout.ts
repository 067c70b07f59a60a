import { type Chord, readChord, transposed } from './harmony.ts';
import type { FormEntry, Piece, Section } from './piece.ts';

export type ChordSpan = { at: number; until: number; chord: Chord };
/** One entry of the form with its place in the piece; times in beats from the start. */
export type Passage = { entry: FormEntry; section: Section; at: number; bars: number; plays: Set<string> };
export type Layout = { passages: Passage[]; chords: ChordSpan[]; beats: number };

/** Unrolls the form of a piece: which section sounds when, over which chords. */
export function layOut(piece: Piece): Layout {
  const passages: Passage[] = [];
  const chords: ChordSpan[] = [];
  let at = 0;
  for (const entry of piece.form) {
    const section = piece.sections[entry.section];
    if (!section) throw new Error(`There is no section "${entry.section}"`);
    const bars = section.chords.split('|');
    passages.push({ entry, section, at, bars: bars.length, plays: playersOf(piece, entry) });
    for (const bar of bars) {
      const symbols = bar.trim().split(/\s+/);
      const length = piece.beatsPerBar / symbols.length;
      symbols.forEach((symbol, i) => {
        const chord = transposed(readChord(symbol), entry.lift ?? 0);
        chords.push({ at: at + i * length, until: at + (i + 1) * length, chord });
      });
      at += piece.beatsPerBar;
    }
  }
  return { passages, chords: joined(chords), beats: at };
}

function playersOf(piece: Piece, entry: FormEntry): Set<string> {
  const names = entry.parts.split(/\s+/);
  for (const name of names) if (!piece.parts[name]) throw new Error(`There is no part "${name}"`);
  return new Set(names);
}

/** A chord repeated bar after bar is one long chord. */
function joined(chords: ChordSpan[]): ChordSpan[] {
  const spans: ChordSpan[] = [];
  for (const span of chords) {
    const last = spans.at(-1);
    if (last && JSON.stringify(last.chord) === JSON.stringify(span.chord)) last.until = span.until;
    else spans.push({ ...span });
  }
  return spans;
}

/** The chord that sounds at a beat; after the end, the last one. */
export function chordAt(layout: Layout, beat: number): ChordSpan {
  const found = layout.chords.find((span) => beat < span.until - 1e-6) ?? layout.chords.at(-1);
  if (!found) throw new Error('A piece without chords');
  return found;
}
