import { smoothEnds } from './envelopes.ts';
import { sineAt } from './oscillators.ts';
import { sampleRate } from './stereo.ts';

type Modulator = { ratio: number; depth: number; ring: number };

/** Frequency modulation, one carrier and two modulators: the electric piano's tine and bark, glassy keys. */
export type FmPatch = {
  kind: 'fm';
  ring: number;
  modulators: [Modulator, Modulator];
  damp: number;
};

/** `sineAt` has the loudness of a wavetable; this gives the modulators back their full swing, in turns. */
const swing = Math.SQRT1_2 / 0.4 / (2 * Math.PI);

export function renderFm(patch: FmPatch, frequency: number, velocity: number): Float32Array {
  const ring = patch.ring * (261.6 / frequency) ** 0.4;
  const note = new Float32Array(Math.round(Math.min(3.5, ring) * sampleRate));
  const step = frequency / sampleRate;
  const [first, second] = patch.modulators;
  const keep = keepFor(ring);
  const keepFirst = keepFor(first.ring);
  const keepSecond = keepFor(second.ring);
  // High notes take less modulation, else their sidebands turn to hiss.
  const touch = swing * velocity * Math.min(1, (500 / frequency) ** 0.6);
  let level = 1;
  let firstDepth = first.depth * touch;
  let secondDepth = second.depth * touch;
  for (let i = 0; i < note.length; i++) {
    const turns = step * i;
    const bend = firstDepth * sineAt(turns * first.ratio) + secondDepth * sineAt(turns * second.ratio);
    note[i] = level * sineAt(turns + bend);
    level *= keep;
    firstDepth *= keepFirst;
    secondDepth *= keepSecond;
  }
  smoothEnds(note);
  return note;
}

function keepFor(ring: number): number {
  return 10 ** (-3 / (ring * sampleRate));
}
