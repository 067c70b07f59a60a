import { sampleRate } from './stereo.ts';

export const tableSize = 2048;
const tableRms = 0.4;

/** How strong each harmonic is, by its number and its place among all that fit; a wave is nothing else. */
type Strength = (harmonic: number, share: number) => number;

const spectra = {
  sine: (k: number) => (k === 1 ? 1 : 0),
  triangle: (k: number) => (k % 2 === 0 ? 0 : (k % 4 === 1 ? 1 : -1) / (k * k)),
  saw: (k: number) => 1 / k,
  square: (k: number) => (k % 2 === 0 ? 0 : 1 / k),
  pulse: (k: number) => Math.sin(Math.PI * k * 0.22) / k,
  organ: (k: number) => [0, 1, 0.75, 0.55, 0.35, 0, 0.2, 0, 0.3][k] ?? 0,
  reed: (k: number) => ((k % 2 === 0 ? 0.65 : 1) / k ** 0.75) * Math.exp(-k / 13),
  clarinet: (k: number) => (k % 2 === 0 ? 0.07 : 1) / k ** 1.15,
  flute: (k: number) => [0, 1, 0.32, 0.14, 0.05, 0.02][k] ?? 0,
  bowed: (k: number) => (1 / k) * (1 + 0.8 * Math.exp(-((k - 4) ** 2) / 5)),
  roundBass: (k: number) => [0, 1, 0.55, 0.3, 0.16, 0.09, 0.05, 0.03][k] ?? 0,
  horn: (k: number) => Math.exp(-k / 3.2),
  // Nearly flat, and gone at 6 kHz: the singer's formants shape it, see vowels.ts.
  glottis: (k: number, share: number) => k ** -0.35 * Math.cos((share * Math.PI) / 2),
} as const satisfies Record<string, Strength>;

export type Wave = keyof typeof spectra;

const tables = new Map<string, Float32Array>();
const sine = Float64Array.from({ length: tableSize }, (_, i) => Math.sin((2 * Math.PI * i) / tableSize));

/**
 * One cycle of a wave without harmonics above the audible range, so high notes do not alias. Tables are kept per third of
 * an octave, with one guard sample at the end so that interpolation needs no wrap.
 */
export function wavetable(wave: Wave, frequency: number): Float32Array {
  const band = Math.max(0, Math.ceil(3 * Math.log2(frequency / 27.5)));
  const key = `${wave}:${band}`;
  let table = tables.get(key);
  if (!table) {
    const ceiling = wave === 'glottis' ? 6_000 : Math.min(16_000, sampleRate / 2.2);
    const harmonics = Math.max(1, Math.min(220, Math.floor(ceiling / (27.5 * 2 ** (band / 3)))));
    table = buildTable(spectra[wave], harmonics);
    tables.set(key, table);
  }
  return table;
}

function buildTable(strength: Strength, harmonics: number): Float32Array {
  const sum = new Float64Array(tableSize);
  let power = 0;
  for (let k = 1; k <= harmonics; k++) {
    const level = strength(k, k / (harmonics + 1));
    if (level === 0) continue;
    power += (level * level) / 2;
    for (let i = 0; i < tableSize; i++) sum[i]! += level * sine[(i * k) % tableSize]!;
  }
  const scale = tableRms / Math.sqrt(power);
  const table = new Float32Array(tableSize + 1);
  for (let i = 0; i <= tableSize; i++) table[i] = sum[i % tableSize]! * scale;
  return table;
}

const sineTable = wavetable('sine', 27.5);

/** The sine of a phase counted in turns, peak to peak as loud as every table here; many times faster than `Math.sin`. */
export function sineAt(turns: number): number {
  const place = (turns - Math.floor(turns)) * tableSize;
  const index = place | 0;
  const here = sineTable[index]!;
  return here + (sineTable[index + 1]! - here) * (place - index);
}

export type Vibrato = { rate: number; cents: number; delay: number };

const controlFrames = 32;

/** Adds one oscillator to `out`. Pitch moves once per 32 samples: no ear hears the steps, and the inner loop stays bare. */
export function addOscillator(
  out: Float32Array,
  wave: Wave,
  frequency: number,
  level: number,
  startPhase: number,
  vibrato?: Vibrato,
): void {
  const table = wavetable(wave, frequency);
  const step = (frequency * tableSize) / sampleRate;
  let phase = startPhase * tableSize;
  for (let block = 0; block < out.length; block += controlFrames) {
    const end = Math.min(block + controlFrames, out.length);
    const increment = vibrato ? step * bend(vibrato, block / sampleRate) : step;
    for (let i = block; i < end; i++) {
      const index = phase | 0;
      const here = table[index]!;
      out[i]! += level * (here + (table[index + 1]! - here) * (phase - index));
      phase += increment;
      if (phase >= tableSize) phase -= tableSize;
    }
  }
}

function bend(vibrato: Vibrato, seconds: number): number {
  const growth = Math.min(1, Math.max(0, (seconds - vibrato.delay) / 0.35));
  return 1 + growth * vibrato.cents * 0.000578 * Math.sin(2 * Math.PI * vibrato.rate * seconds);
}
