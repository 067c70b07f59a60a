import { sampleRate } from './stereo.ts';

const controlFrames = 32;

/** Two-pole low-pass (state variable, trapezoidal) whose cutoff may move; in place. */
export function sweepLowpass(signal: Float32Array, resonance: number, cutoffAt: (seconds: number) => number): void {
  const damping = 1 / resonance;
  let ic1 = 0;
  let ic2 = 0;
  for (let block = 0; block < signal.length; block += controlFrames) {
    const cutoff = Math.min(17_000, Math.max(30, cutoffAt(block / sampleRate)));
    const g = Math.tan((Math.PI * cutoff) / sampleRate);
    const a1 = 1 / (1 + g * (g + damping));
    const a2 = g * a1;
    const a3 = g * a2;
    const end = Math.min(block + controlFrames, signal.length);
    for (let i = block; i < end; i++) {
      const v3 = signal[i]! - ic2;
      const v1 = a1 * ic1 + a2 * v3;
      const v2 = ic2 + a2 * ic1 + a3 * v3;
      ic1 = 2 * v1 - ic1;
      ic2 = 2 * v2 - ic2;
      signal[i] = v2;
    }
  }
}

/** One-pole low-pass, in place: cheap and gentle. */
export function lowpass(signal: Float32Array, cutoff: number): void {
  const share = 1 - Math.exp((-2 * Math.PI * cutoff) / sampleRate);
  let state = 0;
  for (let i = 0; i < signal.length; i++) {
    state += share * (signal[i]! - state);
    signal[i] = state;
  }
}

export function highpass(signal: Float32Array, cutoff: number): void {
  const share = 1 - Math.exp((-2 * Math.PI * cutoff) / sampleRate);
  let state = 0;
  for (let i = 0; i < signal.length; i++) {
    state += share * (signal[i]! - state);
    signal[i]! -= state;
  }
}

/** Adds a band of `source` around `centre` to `out`, with unit gain at its peak. */
export function addBand(out: Float32Array, source: Float32Array, centre: number, width: number, gain: number): void {
  const g = Math.tan((Math.PI * Math.min(centre, 16_000)) / sampleRate);
  const damping = width / centre;
  const a1 = 1 / (1 + g * (g + damping));
  const a2 = g * a1;
  const a3 = g * a2;
  const level = gain * damping;
  let ic1 = 0;
  let ic2 = 0;
  for (let i = 0; i < source.length; i++) {
    const v3 = source[i]! - ic2;
    const v1 = a1 * ic1 + a2 * v3;
    const v2 = ic2 + a2 * ic1 + a3 * v3;
    ic1 = 2 * v1 - ic1;
    ic2 = 2 * v2 - ic2;
    out[i]! += level * v1;
  }
}
