import type { Random } from '../random.ts';
import { smoothEnds } from './envelopes.ts';
import { sampleRate } from './stereo.ts';

/** A struck body as the sum of its ringing modes: piano, vibraphone, marimba, bells, glass, steel drum. */
export type ModesPatch = {
  kind: 'modes';
  partials: { ratio: number; level: number; ring: number }[];
  /** The knock of hammer or mallet. */
  knock: number;
  /** How much softer notes lose their upper partials. */
  touch: number;
  /** How strongly the ring shortens as notes go up; 0 is not at all. */
  keyed: number;
  damp: number;
};

const maxSeconds = 4;

export function renderModes(patch: ModesPatch, frequency: number, velocity: number, random: Random): Float32Array {
  const stretch = (261.6 / frequency) ** patch.keyed;
  const longest = Math.max(...patch.partials.map(({ ring }) => ring)) * stretch;
  const note = new Float32Array(Math.round(Math.min(maxSeconds, longest) * sampleRate));
  for (const { ratio, level, ring } of patch.partials) {
    const pitch = frequency * ratio;
    if (pitch > 15_000) continue;
    addMode(note, pitch, level * ratio ** (-patch.touch * (1 - velocity)), ring * stretch);
  }
  addKnock(note, patch.knock * velocity, random);
  smoothEnds(note);
  return note;
}

/** A damped sine by recurrence: two multiplications a sample instead of a sine and an exponential. */
export function addMode(note: Float32Array, frequency: number, level: number, ring: number, phase = 0): void {
  const angle = (2 * Math.PI * frequency) / sampleRate;
  const keep = 10 ** (-3 / (ring * sampleRate));
  const turn = 2 * keep * Math.cos(angle);
  const loss = keep * keep;
  let older = level * Math.sin(phase);
  let newer = level * keep * Math.sin(phase + angle);
  const frames = Math.min(note.length, Math.round(ring * sampleRate));
  for (let i = 0; i < frames; i++) {
    note[i]! += newer;
    const next = turn * newer - loss * older;
    older = newer;
    newer = next;
  }
}

function addKnock(note: Float32Array, amount: number, random: Random): void {
  let state = 0;
  const frames = Math.min(note.length, 1_100);
  for (let i = 0; i < frames; i++) {
    state += 0.3 * (random() * 2 - 1 - state);
    note[i]! += amount * state * Math.exp(-i / 160);
  }
}
