import { sampleRate } from './stereo.ts';

/** Times in seconds, sustain from 0 to 1. */
export type Envelope = { attack: number; decay: number; sustain: number; release: number };

/** Shapes a held note in place: `hold` frames under the finger, the rest of `note` is its release. */
export function applyEnvelope(note: Float32Array, envelope: Envelope, hold: number): void {
  const attack = Math.max(1, Math.min(Math.round(envelope.attack * sampleRate), hold));
  const fall = Math.exp(-1 / (Math.max(0.001, envelope.decay) * sampleRate * 0.4));
  let level = 0;
  for (let i = 0; i < attack; i++) {
    level = i / attack;
    note[i]! *= level * (2 - level);
  }
  level = 1;
  for (let i = attack; i < hold; i++) {
    level = envelope.sustain + (level - envelope.sustain) * fall;
    note[i]! *= level;
  }
  release(note, hold, note.length - hold, level);
}

/** A smooth, finite fall to silence: an exponential would never end and a straight line is heard as a cut. */
function release(note: Float32Array, from: number, frames: number, level: number): void {
  const end = Math.min(note.length, from + frames);
  for (let i = from; i < end; i++) {
    const left = 1 - (i - from) / frames;
    note[i]! *= level * left * left * left;
  }
}

/** Takes the click from the start of a struck note and from where its recording stops. */
export function smoothEnds(note: Float32Array): void {
  const attack = Math.min(note.length, 40);
  for (let i = 0; i < attack; i++) note[i]! *= i / attack;
  const tail = Math.min(note.length, Math.round(0.2 * sampleRate));
  for (let i = 0; i < tail; i++) note[note.length - 1 - i]! *= i / tail;
}
