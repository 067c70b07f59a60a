import { noise, noiseMask, type Random } from '../random.ts';
import { applyEnvelope, type Envelope } from './envelopes.ts';
import { sweepLowpass } from './filters.ts';
import { addOscillator, type Vibrato, type Wave } from './oscillators.ts';
import { sampleRate } from './stereo.ts';

/** A held sound: detuned oscillators, a low-pass that opens and closes, an envelope. Strings, winds, reeds, synthesisers. */
export type TonePatch = Envelope & {
  kind: 'tone';
  wave: Wave;
  /** One oscillator per entry, in cents away from the note. */
  detune: number[];
  cutoff?: number;
  /** How many octaves above `cutoff` the filter starts, and in how many seconds it comes down. */
  sweep?: { octaves: number; seconds: number; rise?: number };
  resonance?: number;
  vibrato?: Vibrato;
  /** Air in the sound, for winds. */
  breath?: number;
};

export function renderTone(patch: TonePatch, frequency: number, hold: number, random: Random): Float32Array {
  const note = new Float32Array(hold + Math.round(patch.release * sampleRate));
  const level = 1 / Math.sqrt(patch.detune.length);
  for (const cents of patch.detune) {
    addOscillator(note, patch.wave, frequency * 2 ** (cents / 1200), level, random(), patch.vibrato);
  }
  if (patch.breath) addBreath(note, patch.breath, random);
  if (patch.cutoff) sweepLowpass(note, patch.resonance ?? 0.7, cutoffOf(patch, patch.cutoff, frequency));
  applyEnvelope(note, patch, hold);
  return note;
}

function cutoffOf(patch: TonePatch, cutoff: number, frequency: number): (seconds: number) => number {
  // Half key tracking: high notes are brighter, but less than their pitch.
  const rest = cutoff * Math.sqrt(frequency / 220);
  const sweep = patch.sweep;
  if (!sweep) return () => rest;
  const rise = sweep.rise ?? 0.002;
  return (seconds) => {
    const opening = seconds < rise ? seconds / rise : Math.exp(-(seconds - rise) / sweep.seconds);
    return rest * 2 ** (sweep.octaves * opening);
  };
}

function addBreath(note: Float32Array, amount: number, random: Random): void {
  let air = 0;
  const start = Math.floor(random() * noise.length);
  for (let i = 0; i < note.length; i++) {
    air += 0.25 * (0.5 * noise[(start + i) & noiseMask]! - air);
    note[i]! += amount * air;
  }
}
