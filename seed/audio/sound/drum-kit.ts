import type { Drum } from './drums.ts';

const cymbal = [3_170, 4_310, 5_230, 6_090, 7_450, 8_870];

/** Every drum of the house. Levels are peaks; a grid's accents play on top of them. */
export const drumKit = {
  kick: {
    level: 0.95,
    pan: 0,
    skin: { from: 150, to: 52, fall: 0.028, ring: 0.36, level: 1 },
    noise: { level: 0.12, ring: 0.012, above: 1_500 },
  },
  softKick: { level: 0.8, pan: 0, skin: { from: 95, to: 50, fall: 0.03, ring: 0.3, level: 1 } },
  discoKick: {
    level: 1,
    pan: 0,
    skin: { from: 230, to: 49, fall: 0.022, ring: 0.34, level: 1 },
    noise: { level: 0.2, ring: 0.01, above: 2_500 },
  },
  snare: {
    level: 0.72,
    pan: 0.05,
    skin: { from: 260, to: 185, fall: 0.03, ring: 0.2, level: 0.65 },
    noise: { level: 0.8, ring: 0.24, above: 900, below: 8_000 },
  },
  discoSnare: {
    level: 0.7,
    pan: 0,
    skin: { from: 320, to: 200, fall: 0.04, ring: 0.22, level: 0.5 },
    noise: { level: 0.9, ring: 0.34, above: 1_100, below: 7_000 },
  },
  lofiSnare: {
    level: 0.6,
    pan: -0.05,
    skin: { from: 230, to: 170, fall: 0.03, ring: 0.15, level: 0.6 },
    noise: { level: 0.6, ring: 0.18, above: 500, below: 3_600 },
  },
  brush: { level: 0.38, pan: 0.15, noise: { level: 1, attack: 0.03, ring: 0.24, above: 1_200, below: 6_000 } },
  rim: {
    level: 0.5,
    pan: 0.25,
    metal: { pitches: [1_720, 2_430, 480], ring: 0.055, level: 1.6 },
    noise: { level: 0.3, ring: 0.015, above: 2_000 },
  },
  clap: { level: 0.55, pan: -0.12, noise: { level: 1, ring: 0.22, above: 900, below: 2_600, claps: 4 } },
  snap: { level: 0.42, pan: 0.2, noise: { level: 1, ring: 0.07, above: 1_600, below: 3_400, claps: 2 } },
  hat: {
    level: 0.24,
    pan: 0.28,
    metal: { pitches: cymbal, ring: 0.05, level: 0.4 },
    noise: { level: 0.8, ring: 0.055, above: 6_500 },
  },
  openHat: {
    level: 0.25,
    pan: 0.28,
    metal: { pitches: cymbal, ring: 0.3, level: 0.4 },
    noise: { level: 0.8, ring: 0.32, above: 6_000 },
  },
  ride: {
    level: 0.26,
    pan: 0.38,
    metal: { pitches: [2_960, 3_730, 4_870, 6_310, 7_790], ring: 0.9, level: 0.9 },
    noise: { level: 0.45, ring: 0.25, above: 6_000 },
  },
  crash: {
    level: 0.42,
    pan: -0.3,
    metal: { pitches: cymbal, ring: 1.5, level: 0.5 },
    noise: { level: 0.9, ring: 1.9, above: 3_200 },
  },
  tomHigh: { level: 0.65, pan: -0.3, skin: { from: 260, to: 165, fall: 0.05, ring: 0.32, level: 1 } },
  tomLow: { level: 0.7, pan: 0.3, skin: { from: 170, to: 98, fall: 0.06, ring: 0.42, level: 1 } },
  shaker: { level: 0.18, pan: -0.4, noise: { level: 1, attack: 0.022, ring: 0.08, above: 5_000, below: 11_000 } },
  tambourine: {
    level: 0.24,
    pan: -0.35,
    metal: { pitches: [5_200, 6_730, 8_120, 9_640], ring: 0.18, level: 0.7 },
    noise: { level: 0.7, attack: 0.004, ring: 0.14, above: 5_200 },
  },
  triangle: { level: 0.2, pan: 0.4, metal: { pitches: [3_950, 5_610, 8_030], ring: 1.2, level: 1 } },
  surdo: { level: 0.9, pan: 0, skin: { from: 84, to: 62, fall: 0.05, ring: 0.55, level: 1 } },
  surdoMuted: { level: 0.6, pan: 0, skin: { from: 96, to: 80, fall: 0.02, ring: 0.14, level: 1 } },
  tamborim: {
    level: 0.36,
    pan: 0.35,
    skin: { from: 900, to: 720, fall: 0.012, ring: 0.07, level: 1 },
    noise: { level: 0.5, ring: 0.03, above: 2_500 },
  },
  agogoHigh: { level: 0.24, pan: -0.45, metal: { pitches: [1_046, 2_780, 4_330], ring: 0.2, level: 1 } },
  agogoLow: { level: 0.24, pan: -0.45, metal: { pitches: [698, 1_870, 2_960], ring: 0.24, level: 1 } },
  congaHigh: { level: 0.5, pan: -0.25, skin: { from: 380, to: 330, fall: 0.02, ring: 0.22, level: 1 } },
  congaLow: { level: 0.55, pan: -0.2, skin: { from: 250, to: 210, fall: 0.03, ring: 0.32, level: 1 } },
  castanet: { level: 0.3, pan: 0.4, metal: { pitches: [1_950, 2_650], ring: 0.03, level: 1.2 } },
  woodblock: { level: 0.35, pan: -0.3, metal: { pitches: [820, 1_250], ring: 0.06, level: 1 } },
} as const satisfies Record<string, Drum>;

export type DrumName = keyof typeof drumKit;
