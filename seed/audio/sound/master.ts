import { fromDecibels, type Stereo, sampleRate } from './stereo.ts';

const targetRmsDb = -15;
/** MP3 coding moves peaks by up to a decibel and a half; this keeps the decoded sound below -1 dBFS. */
const ceilingDb = -2.7;

const blockFrames = 64;
/** Blocks the limiter sees ahead, about 6 ms. */
const blocksAhead = 4;

/** Brings a finished mix to the station's loudness: every track equally loud, no peak above the ceiling, silent ends. */
export function master(mix: Stereo, fadeOutSeconds: number): void {
  fade(mix, fadeOutSeconds);
  const blocks = Math.ceil(mix.left.length / blockFrames);
  const peaks = new Float32Array(blocks);
  const energies = new Float64Array(blocks);
  measure(mix, peaks, energies);

  let drive = fromDecibels(targetRmsDb) / rmsOf(energies, mix.left.length);
  let gains = limiterGains(peaks, drive);
  // The limiter takes some loudness away; a few rounds give it back.
  for (let round = 0; round < 6; round++) {
    const limited = energies.map((energy, b) => energy * gains[b]! * gains[b]!);
    drive *= fromDecibels(targetRmsDb) / rmsOf(limited, mix.left.length);
    gains = limiterGains(peaks, drive);
  }
  apply(mix.left, gains);
  apply(mix.right, gains);
}

function fade(mix: Stereo, seconds: number): void {
  const frames = mix.left.length;
  const fadeIn = Math.round(0.008 * sampleRate);
  const fadeOut = Math.round(seconds * sampleRate);
  for (const side of [mix.left, mix.right]) {
    for (let i = 0; i < fadeIn; i++) side[i]! *= i / fadeIn;
    for (let i = 0; i < fadeOut; i++) {
      const place = i / fadeOut;
      side[frames - 1 - i]! *= place * place * (3 - 2 * place);
    }
  }
}

function measure(mix: Stereo, peaks: Float32Array, energies: Float64Array): void {
  const { left, right } = mix;
  for (let block = 0; block < peaks.length; block++) {
    const end = Math.min((block + 1) * blockFrames, left.length);
    let peak = 0;
    let energy = 0;
    for (let i = block * blockFrames; i < end; i++) {
      const one = left[i]!;
      const other = right[i]!;
      peak = Math.max(peak, Math.abs(one), Math.abs(other));
      energy += one * one + other * other;
    }
    peaks[block] = peak;
    energies[block] = energy;
  }
}

function rmsOf(energies: Float64Array, frames: number): number {
  return Math.sqrt(energies.reduce((sum, energy) => sum + energy, 0) / (2 * frames));
}

/** One gain per block edge: down before a peak arrives, up again slowly after it. */
function limiterGains(peaks: Float32Array, drive: number): Float64Array {
  const ceiling = fromDecibels(ceilingDb);
  const gains = new Float64Array(peaks.length + 1);
  const recover = 1 - Math.exp(-blockFrames / (0.09 * sampleRate));
  let current = 1;
  for (let b = 0; b <= peaks.length; b++) {
    let allowed = 1;
    for (let near = Math.max(0, b - 1); near < Math.min(peaks.length, b + blocksAhead); near++) {
      allowed = Math.min(allowed, ceiling / (peaks[near]! * drive + 1e-9));
    }
    current = allowed < current ? allowed : current + recover * (allowed - current);
    gains[b] = current * drive;
  }
  return gains;
}

function apply(side: Float32Array, gains: Float64Array): void {
  for (let block = 0; block * blockFrames < side.length; block++) {
    const end = Math.min((block + 1) * blockFrames, side.length);
    let gain = gains[block]!;
    const slope = (gains[block + 1]! - gain) / blockFrames;
    for (let i = block * blockFrames; i < end; i++) {
      side[i]! *= gain;
      gain += slope;
    }
  }
}
