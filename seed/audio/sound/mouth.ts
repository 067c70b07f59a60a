import { sampleRate } from './stereo.ts';
import type { Formants } from './vowels.ts';

const formantCount = 4;

/** Four resonances in parallel that move from one shape to the next. */
export type Mouth = Record<'centre' | 'width' | 'gain' | 'state1' | 'state2', Float64Array>;

export function createMouth(): Mouth {
  const values = () => new Float64Array(formantCount);
  return { centre: values().fill(500), width: values().fill(100), gain: values(), state1: values(), state2: values() };
}

/** Moves the mouth a `share` of the way towards `shape`. The note's own pitch is the lowest the first resonance may go. */
export function moveMouth(mouth: Mouth, shape: Formants, share: number, frequency: number): void {
  for (let f = 0; f < formantCount; f++) {
    const wanted = f === 0 ? Math.max(shape.centre[f]!, frequency * 1.03) : shape.centre[f]!;
    mouth.centre[f]! += share * (wanted - mouth.centre[f]!);
    mouth.width[f]! += share * (shape.width[f]! - mouth.width[f]!);
    mouth.gain[f]! += share * (shape.gain[f]! - mouth.gain[f]!);
  }
}

/** Adds `pulse`, as the mouth lets it through, to `out` between two frames. */
export function speakThrough(mouth: Mouth, pulse: Float64Array, out: Float32Array, from: number, until: number): void {
  for (let f = 0; f < formantCount; f++) {
    const g = Math.tan((Math.PI * mouth.centre[f]!) / sampleRate);
    const damping = mouth.width[f]! / mouth.centre[f]!;
    const a1 = 1 / (1 + g * (g + damping));
    const a2 = g * a1;
    const a3 = g * a2;
    const loud = mouth.gain[f]! * damping;
    let state1 = mouth.state1[f]!;
    let state2 = mouth.state2[f]!;
    for (let i = from; i < until; i++) {
      const v3 = pulse[i - from]! - state2;
      const v1 = a1 * state1 + a2 * v3;
      const v2 = state2 + a2 * state1 + a3 * v3;
      state1 = 2 * v1 - state1;
      state2 = 2 * v2 - state2;
      out[i]! += loud * v1;
    }
    mouth.state1[f] = state1;
    mouth.state2[f] = state2;
  }
}
