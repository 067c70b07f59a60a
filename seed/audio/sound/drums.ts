import type { Random } from '../random.ts';
import { addBand, highpass, lowpass } from './filters.ts';
import { addMode } from './modes.ts';
import { sampleRate } from './stereo.ts';

/** A drum is a skin that falls in pitch, ringing metal, and noise; each of them may be missing. Times in seconds. */
export type Drum = {
  level: number;
  pan: number;
  skin?: { from: number; to: number; fall: number; ring: number; level: number };
  metal?: { pitches: number[]; ring: number; level: number };
  noise?: { level: number; attack?: number; ring: number; above?: number; below?: number; claps?: number };
};

export function renderDrum(drum: Drum, random: Random): Float32Array {
  const ring = Math.max(drum.skin?.ring ?? 0, drum.metal?.ring ?? 0, (drum.noise?.ring ?? 0) + 0.03);
  const hit = new Float32Array(Math.round(ring * 1.1 * sampleRate));
  if (drum.skin) addSkin(hit, drum.skin);
  if (drum.metal) addMetal(hit, drum.metal, random);
  if (drum.noise) addNoise(hit, drum.noise, random);
  return finished(hit, drum.level);
}

function addSkin(hit: Float32Array, skin: NonNullable<Drum['skin']>): void {
  let phase = 0;
  for (let i = 0; i < hit.length; i++) {
    const seconds = i / sampleRate;
    phase += (skin.to + (skin.from - skin.to) * Math.exp(-seconds / skin.fall)) / sampleRate;
    hit[i]! += skin.level * Math.sin(2 * Math.PI * phase) * Math.exp((-5 * seconds) / skin.ring);
  }
}

function addMetal(hit: Float32Array, metal: NonNullable<Drum['metal']>, random: Random): void {
  for (const pitch of metal.pitches) {
    addMode(hit, pitch, metal.level / metal.pitches.length, metal.ring * 1.4, random() * 2 * Math.PI);
  }
}

function addNoise(hit: Float32Array, noise: NonNullable<Drum['noise']>, random: Random): void {
  const hiss = new Float32Array(hit.length);
  const attack = Math.max(1, (noise.attack ?? 0) * sampleRate);
  const claps = noise.claps ?? 1;
  for (let i = 0; i < hiss.length; i++) {
    // A clap is several hands: the last one rings, those before are cut short.
    const clap = Math.min(claps - 1, Math.floor(i / 480));
    const since = i - clap * 480;
    const fall = clap < claps - 1 ? Math.exp(-since / 130) : Math.exp((-5 * since) / (noise.ring * sampleRate));
    hiss[i] = (random() * 2 - 1) * fall * Math.min(1, i / attack);
  }
  if (noise.above) {
    highpass(hiss, noise.above);
    highpass(hiss, noise.above);
  }
  if (noise.below) {
    lowpass(hiss, noise.below);
    addBand(hiss, hiss.slice(), noise.below * 0.8, noise.below * 0.6, 0.6);
  }
  for (let i = 0; i < hit.length; i++) hit[i]! += noise.level * hiss[i]!;
}

function finished(hit: Float32Array, level: number): Float32Array {
  let peak = 0;
  for (const value of hit) peak = Math.max(peak, Math.abs(value));
  const tail = Math.min(hit.length, Math.round(0.02 * sampleRate));
  for (let i = 0; i < hit.length; i++) hit[i]! *= level / peak;
  for (let i = 0; i < tail; i++) hit[hit.length - 1 - i]! *= i / tail;
  return hit;
}
