import type { Random } from '../random.ts';
import { sampleRate } from '../sound/stereo.ts';
import type { Piece } from './piece.ts';

export function framesOf(piece: Piece, beats: number): number {
  return Math.round((beats * 60 * sampleRate) / piece.tempo);
}

const humanMs = 8;

/** The frame where a note really falls: swung, and a few milliseconds early or late as hands are. */
export function placeOf(piece: Piece, note: { at: number; delayMs?: number }, random: Random): number {
  const milliseconds = (random() - 0.5) * humanMs + (note.delayMs ?? 0);
  return Math.max(0, framesOf(piece, swung(piece, note.at)) + Math.round((milliseconds * sampleRate) / 1000));
}

function swung(piece: Piece, beat: number): number {
  if (!piece.swing) return beat;
  const { beats, share } = piece.swing;
  const pair = beats * 2;
  const start = Math.floor(beat / pair + 1e-6) * pair;
  const place = (beat - start) / pair;
  return start + pair * (place < 0.5 ? place * 2 * share : share + (place - 0.5) * 2 * (1 - share));
}
