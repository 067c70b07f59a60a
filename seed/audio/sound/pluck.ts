import type { Random } from '../random.ts';
import { smoothEnds } from './envelopes.ts';
import { addBand } from './filters.ts';
import { sampleRate } from './stereo.ts';

/** A plucked string (Karplus-Strong): a burst of noise that runs round a delay line and loses its highs on the way. */
export type PluckPatch = {
  kind: 'pluck';
  /** Seconds until the string at 220 Hz has fallen by 60 dB; lower strings ring longer, higher ones shorter. */
  ring: number;
  /** From 0 (thumb) to 1 (hard pick). */
  brightness: number;
  /** Highs lost in each round, from 0 to 0.5. */
  damping: number;
  /** Where the string is plucked, as a share of its length. */
  position: number;
  body?: { centre: number; gain: number }[];
  damp: number;
};

const maxSeconds = 3.2;

export function renderPluck(patch: PluckPatch, frequency: number, velocity: number, random: Random): Float32Array {
  const ring = Math.min(7, patch.ring * Math.sqrt(220 / frequency));
  const note = new Float32Array(Math.round(Math.min(maxSeconds, ring * 0.9) * sampleRate));
  const period = sampleRate / frequency;
  const delay = period - patch.damping;
  const length = Math.floor(delay - 0.2);
  const fraction = delay - length;
  const allpass = (1 - fraction) / (1 + fraction);
  const line = excitation(length, patch, velocity, random);
  const keep = 10 ** ((-3 * period) / (sampleRate * ring));

  let position = 0;
  let before = 0;
  let passIn = 0;
  let passOut = 0;
  for (let i = 0; i < note.length; i++) {
    const read = line[position]!;
    const soft = keep * ((1 - patch.damping) * read + patch.damping * before);
    before = read;
    passOut = allpass * (soft - passOut) + passIn;
    passIn = soft;
    line[position] = passOut;
    note[i] = read;
    if (++position === length) position = 0;
  }
  if (patch.body) addBody(note, patch.body);
  smoothEnds(note);
  return note;
}

function excitation(length: number, patch: PluckPatch, velocity: number, random: Random): Float64Array {
  const burst = new Float64Array(length);
  const open = 0.08 + 0.85 * patch.brightness * (0.5 + 0.5 * velocity);
  let state = 0;
  for (let i = 0; i < length; i++) {
    state += open * (random() * 2 - 1 - state);
    burst[i] = state;
  }
  const shift = Math.max(1, Math.round(length * patch.position));
  const combed = burst.map((value, i) => value - 0.8 * burst[(i + length - shift) % length]!);
  const mean = combed.reduce((sum, value) => sum + value, 0) / length;
  return combed.map((value) => value - mean);
}

function addBody(note: Float32Array, body: { centre: number; gain: number }[]): void {
  const dry = note.slice();
  for (const { centre, gain } of body) addBand(note, dry, centre, centre * 0.4, gain);
}
