import type { FmPatch } from './fm.ts';
import type { ModesPatch } from './modes.ts';
import type { PluckPatch } from './pluck.ts';
import type { TonePatch } from './tone.ts';

export type Instrument = TonePatch | PluckPatch | ModesPatch | FmPatch;

/** Real strings are stiff: their partials lie a little above the harmonics, and each pair of strings beats slowly. */
function pianoPartials(): ModesPatch['partials'] {
  const stiffness = 0.00035;
  return Array.from({ length: 13 }, (_, i) => i + 1).flatMap((k) => {
    const ratio = k * Math.sqrt(1 + stiffness * k * k);
    const level = Math.exp(-k / 3.4) * (k % 7 === 0 ? 0.3 : 1);
    const ring = 3.6 / k ** 0.55;
    if (k > 4) return [{ ratio, level, ring }];
    return [
      { ratio, level: level * 0.6, ring },
      { ratio: ratio * 1.0007, level: level * 0.4, ring: ring * 0.75 },
    ];
  });
}

const guitarBody = [
  { centre: 105, gain: 0.9 },
  { centre: 205, gain: 0.7 },
];

export const instruments = {
  // Struck
  piano: { kind: 'modes', partials: pianoPartials(), knock: 0.18, touch: 0.9, keyed: 0.45, damp: 0.22 },
  vibraphone: {
    kind: 'modes',
    partials: [
      { ratio: 1, level: 1, ring: 3.2 },
      { ratio: 3.99, level: 0.22, ring: 1.1 },
      { ratio: 9.9, level: 0.06, ring: 0.3 },
    ],
    knock: 0.08,
    touch: 0.6,
    keyed: 0.3,
    damp: 0.5,
  },
  marimba: {
    kind: 'modes',
    partials: [
      { ratio: 1, level: 1, ring: 0.75 },
      { ratio: 3.93, level: 0.3, ring: 0.25 },
      { ratio: 9.2, level: 0.12, ring: 0.09 },
    ],
    knock: 0.25,
    touch: 0.6,
    keyed: 0.5,
    damp: 0.4,
  },
  glockenspiel: {
    kind: 'modes',
    partials: [
      { ratio: 1, level: 1, ring: 2.2 },
      { ratio: 2.76, level: 0.28, ring: 1.1 },
      { ratio: 5.4, level: 0.12, ring: 0.5 },
    ],
    knock: 0.05,
    touch: 0.5,
    keyed: 0.25,
    damp: 0.9,
  },
  glass: {
    kind: 'modes',
    partials: [
      { ratio: 1, level: 1, ring: 3.4 },
      { ratio: 1.003, level: 0.6, ring: 3 },
      { ratio: 2.32, level: 0.22, ring: 1.6 },
      { ratio: 4.25, level: 0.12, ring: 0.8 },
      { ratio: 6.63, level: 0.06, ring: 0.4 },
    ],
    knock: 0.03,
    touch: 0.7,
    keyed: 0.2,
    damp: 1.2,
  },
  steelDrum: {
    kind: 'modes',
    partials: [
      { ratio: 1, level: 1, ring: 1.1 },
      { ratio: 2, level: 0.7, ring: 0.8 },
      { ratio: 3.01, level: 0.35, ring: 0.5 },
      { ratio: 4.98, level: 0.2, ring: 0.3 },
      { ratio: 1.006, level: 0.5, ring: 0.9 },
    ],
    knock: 0.12,
    touch: 0.6,
    keyed: 0.3,
    damp: 0.3,
  },
  electricPiano: {
    kind: 'fm',
    ring: 3.4,
    modulators: [
      { ratio: 1, depth: 1.5, ring: 1.6 },
      { ratio: 14, depth: 0.35, ring: 0.22 },
    ],
    damp: 0.25,
  },
  // Plucked
  nylonGuitar: {
    kind: 'pluck',
    ring: 2.6,
    brightness: 0.17,
    damping: 0.44,
    position: 0.24,
    body: guitarBody,
    damp: 0.12,
  },
  steelGuitar: {
    kind: 'pluck',
    ring: 3.4,
    brightness: 0.42,
    damping: 0.2,
    position: 0.14,
    body: guitarBody,
    damp: 0.14,
  },
  electricGuitar: { kind: 'pluck', ring: 4.2, brightness: 0.5, damping: 0.22, position: 0.11, damp: 0.12 },
  mutedGuitar: { kind: 'pluck', ring: 0.35, brightness: 0.7, damping: 0.3, position: 0.1, damp: 0.05 },
  clavinet: { kind: 'pluck', ring: 1.3, brightness: 0.65, damping: 0.18, position: 0.07, damp: 0.03 },
  mandolin: {
    kind: 'pluck',
    ring: 1.9,
    brightness: 0.45,
    damping: 0.26,
    position: 0.12,
    body: [{ centre: 380, gain: 0.6 }],
    damp: 0.1,
  },
  cavaquinho: {
    kind: 'pluck',
    ring: 1.1,
    brightness: 0.6,
    damping: 0.24,
    position: 0.15,
    body: [{ centre: 420, gain: 0.5 }],
    damp: 0.06,
  },
  harp: { kind: 'pluck', ring: 4.5, brightness: 0.32, damping: 0.32, position: 0.4, damp: 1 },
  pizzicato: {
    kind: 'pluck',
    ring: 0.6,
    brightness: 0.35,
    damping: 0.4,
    position: 0.2,
    body: [{ centre: 290, gain: 0.8 }],
    damp: 0.1,
  },
  uprightBass: {
    kind: 'pluck',
    ring: 2,
    brightness: 0.05,
    damping: 0.46,
    position: 0.3,
    body: [{ centre: 85, gain: 1.6 }],
    damp: 0.1,
  },
  slapBass: { kind: 'pluck', ring: 2.6, brightness: 0.36, damping: 0.22, position: 0.1, damp: 0.06 },
  // Held
  fingerBass: tone('roundBass', [0], 0.008, 0.6, 0.55, 0.08, { cutoff: 700, sweep: { octaves: 1.6, seconds: 0.12 } }),
  synthBass: tone('saw', [-4, 4], 0.003, 0.25, 0.45, 0.05, {
    cutoff: 420,
    sweep: { octaves: 2.6, seconds: 0.1 },
    resonance: 1.6,
  }),
  subBass: tone('roundBass', [0], 0.02, 0.8, 0.8, 0.12, { cutoff: 320 }),
  tuba: tone('horn', [0], 0.03, 0.3, 0.7, 0.09, { cutoff: 650 }),
  cello: tone('bowed', [-3, 3], 0.09, 0.5, 0.85, 0.3, { cutoff: 1500, vibrato: { rate: 5.1, cents: 16, delay: 0.25 } }),
  violin: tone('bowed', [0], 0.06, 0.4, 0.85, 0.2, { cutoff: 2600, vibrato: { rate: 5.7, cents: 22, delay: 0.18 } }),
  strings: tone('saw', [-11, -4, 5, 12], 0.22, 0.8, 0.85, 0.55, { cutoff: 1500 }),
  warmPad: tone('saw', [-8, 0, 8], 0.6, 1, 0.85, 1.1, {
    cutoff: 620,
    sweep: { octaves: 1.1, seconds: 1.4, rise: 0.8 },
  }),
  choir: tone('glottis', [-9, -2, 6, 11], 0.25, 0.6, 0.9, 0.6, { vibrato: { rate: 4.9, cents: 9, delay: 0.3 } }),
  brass: tone('saw', [-5, 0, 6], 0.03, 0.3, 0.75, 0.09, {
    cutoff: 900,
    sweep: { octaves: 1.9, seconds: 0.3, rise: 0.05 },
  }),
  accordion: tone('reed', [-7, 0, 8], 0.03, 0.3, 0.9, 0.07, { cutoff: 3200 }),
  bandoneon: tone('reed', [-2, 2], 0.035, 0.35, 0.85, 0.08, { cutoff: 2200 }),
  organ: tone('organ', [0, 1], 0.006, 0.2, 0.95, 0.04, { vibrato: { rate: 6.4, cents: 9, delay: 0 } }),
  clarinet: tone('clarinet', [0], 0.03, 0.3, 0.9, 0.08, {
    cutoff: 2100,
    breath: 0.05,
    vibrato: { rate: 4.8, cents: 7, delay: 0.3 },
  }),
  flute: tone('flute', [0], 0.05, 0.3, 0.9, 0.12, { breath: 0.3, vibrato: { rate: 5.2, cents: 13, delay: 0.22 } }),
  whistle: tone('sine', [0], 0.04, 0.3, 0.92, 0.1, { breath: 0.1, vibrato: { rate: 5.8, cents: 20, delay: 0.15 } }),
  synthLead: tone('pulse', [-6, 6], 0.006, 0.4, 0.7, 0.12, {
    cutoff: 2400,
    sweep: { octaves: 1.2, seconds: 0.25 },
    vibrato: { rate: 5.5, cents: 9, delay: 0.25 },
  }),
  synthStab: tone('saw', [-10, 0, 10], 0.004, 0.22, 0.25, 0.12, { cutoff: 1100, sweep: { octaves: 2, seconds: 0.12 } }),
} as const satisfies Record<string, Instrument>;

export type InstrumentName = keyof typeof instruments;

function tone(
  wave: TonePatch['wave'],
  detune: number[],
  attack: number,
  decay: number,
  sustain: number,
  release: number,
  more: Partial<TonePatch>,
): TonePatch {
  return { kind: 'tone', wave, detune, attack, decay, sustain, release, ...more };
}
