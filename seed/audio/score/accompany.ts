import { atOrAbove, spreadOut, voiceChord } from './harmony.ts';
import { type ChordSpan, chordAt, type Layout, type Passage } from './layout.ts';
import { barOf, readBar } from './patterns.ts';
import type { BassPart, ChordPart } from './piece.ts';

/** Times in beats; `delayMs` is the finger's, not the score's. */
export type Note = { at: number; length: number; midi: number; velocity: number; delayMs?: number; syllable?: string };

const loudness: Record<string, number> = { X: 1, x: 0.75, o: 0.45 };

export function chordNotes(part: ChordPart, passages: Passage[], layout: Layout, beatsPerBar: number): Note[] {
  const notes: Note[] = [];
  let hand: number[] | undefined;
  let voiced: ChordSpan | undefined;
  const voicing = (span: ChordSpan): number[] => {
    if (!hand || span !== voiced) hand = voiceChord(span.chord, part.low, hand);
    voiced = span;
    return part.spread ? spreadOut(hand) : hand;
  };

  for (const stroke of strokesOf(part, passages, layout, beatsPerBar)) {
    const span = chordAt(layout, stroke.chordBeat);
    const tones = voicing(span);
    const length = part.ring ? Math.max(stroke.length, Math.min(span.until - stroke.at, 3)) : stroke.length;
    const digit = Number.parseInt(stroke.sign, 10);
    if (!Number.isNaN(digit)) {
      const octave = Math.floor(digit / tones.length) * 12;
      const tone = tones[digit % tones.length];
      if (tone !== undefined) notes.push({ at: stroke.at, length, midi: tone + octave, velocity: 0.7 });
      continue;
    }
    if (stroke.sign === 'r' || stroke.sign === 'f') {
      const thumb = bassTone(stroke.sign === 'r' ? 'R' : 'F', span, span, part.low - 12);
      notes.push({ at: stroke.at, length, midi: thumb, velocity: 0.8 });
      continue;
    }
    const velocity = loudness[stroke.sign] ?? 0.7;
    const gap = (part.strumMs ?? 0) / Math.max(1, tones.length - 1);
    tones.forEach((midi, i) => {
      notes.push({ at: stroke.at, length, midi, velocity, delayMs: gap * i });
    });
  }
  return notes;
}

type Stroke = { at: number; length: number; sign: string; chordBeat: number };

function strokesOf(part: ChordPart, passages: Passage[], layout: Layout, beatsPerBar: number): Stroke[] {
  return passages.flatMap((passage) => {
    const end = passage.at + passage.bars * beatsPerBar;
    if (passage.entry.hold) return [{ at: passage.at, length: end - passage.at, sign: 'x', chordBeat: passage.at }];
    const { pattern } = part;
    if (pattern === 'changes') {
      return layout.chords
        .filter((span) => span.until > passage.at && span.at < end)
        .map((span) => {
          const at = Math.max(span.at, passage.at);
          return { at, length: Math.min(span.until, end) - at, sign: 'x', chordBeat: at };
        });
    }
    return barsOf(passage, beatsPerBar).flatMap(({ bar, at }) => {
      const text = barOf(pattern, bar);
      const lastStep = beatsPerBar - beatsPerBar / text.length;
      return readBar(text, beatsPerBar).map((step) => ({
        ...step,
        at: at + step.at,
        chordBeat: part.anticipate && step.at >= lastStep - 1e-6 ? at + beatsPerBar : at + step.at,
      }));
    });
  });
}

export function barsOf(passage: Passage, beatsPerBar: number): { bar: number; at: number }[] {
  return Array.from({ length: passage.bars }, (_, bar) => ({ bar, at: passage.at + bar * beatsPerBar }));
}

export function bassNotes(part: BassPart, passages: Passage[], layout: Layout, beatsPerBar: number): Note[] {
  return passages.flatMap((passage) => {
    if (passage.entry.hold) {
      const span = chordAt(layout, passage.at);
      const length = passage.bars * beatsPerBar;
      return [{ at: passage.at, length, midi: bassTone('R', span, span, part.low), velocity: 0.9 }];
    }
    return barsOf(passage, beatsPerBar).flatMap(({ bar, at }) => {
      const text = barOf(part.pattern, bar);
      const lastStep = beatsPerBar - beatsPerBar / text.length;
      return readBar(text, beatsPerBar).map((step): Note => {
        const early = part.anticipate && step.at >= lastStep - 1e-6;
        const span = chordAt(layout, early ? at + beatsPerBar : at + step.at);
        const midi = bassTone(step.sign.toUpperCase(), span, chordAt(layout, span.until), part.low);
        const velocity = step.sign === step.sign.toUpperCase() ? 0.9 : 0.55;
        return { at: at + step.at, length: step.length, midi, velocity };
      });
    });
  });
}

/** R root, F fifth, T third, S seventh or sixth, O octave, A a half-step below the next root. */
function bassTone(sign: string, span: ChordSpan, next: ChordSpan, low: number): number {
  const root = atOrAbove(span.chord.bass, low);
  const above = (index: number) => atOrAbove((span.chord.root + (span.chord.intervals[index] ?? 0)) % 12, root);
  switch (sign) {
    case 'F':
      return above(2);
    case 'T':
      return above(1);
    case 'S':
      return above(3);
    case 'O':
      return root + 12;
    case 'A':
      return atOrAbove(next.chord.bass, low) - 1;
    default:
      return root;
  }
}
