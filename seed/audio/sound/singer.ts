import { noise, noiseMask, type Random } from '../random.ts';
import { createMouth, moveMouth, speakThrough } from './mouth.ts';
import { tableSize, wavetable } from './oscillators.ts';
import { frequencyOf, sampleRate } from './stereo.ts';
import { type Onset, readSyllable } from './syllables.ts';
import { mouths } from './vowels.ts';

export type SungNote = { at: number; hold: number; midi: number; velocity: number; syllable: string };
export type Voice = {
  mouth: keyof typeof mouths;
  vibratoCents: number;
  vibratoRate: number;
  breath: number;
  glideMs: number;
};

export const voices = {
  woman: { mouth: 'woman', vibratoCents: 26, vibratoRate: 5.6, breath: 0.05, glideMs: 24 },
  softWoman: { mouth: 'woman', vibratoCents: 12, vibratoRate: 5, breath: 0.16, glideMs: 34 },
  man: { mouth: 'man', vibratoCents: 22, vibratoRate: 5.2, breath: 0.04, glideMs: 26 },
  robot: { mouth: 'man', vibratoCents: 0, vibratoRate: 5, breath: 0.02, glideMs: 4 },
} as const satisfies Record<string, Voice>;

export type VoiceName = keyof typeof voices;

const blockFrames = 64;
const blockMs = (blockFrames / sampleRate) * 1000;
const releaseFrames = Math.round(0.25 * sampleRate);
/** One-pole smoothing of the pulses, about 3 kHz: a throat is not a buzzer. */
const warmth = 0.35;

const approach = (ms: number) => 1 - Math.exp(-blockMs / ms);
const followMouth = approach(22);
const followLevel = approach(12);
const fallSilent = approach(45);
const followHiss = approach(7);

/**
 * Sings a line into `out`: a pulse train through four moving resonances, as in the oldest speaking machines. The whole
 * line is one breath of state, so that pitch and vowels glide from note to note instead of starting anew.
 */
export function sing(out: Float32Array, notes: SungNote[], voice: Voice, random: Random): void {
  const mouth = createMouth();
  const pulse = new Float64Array(blockFrames);
  const glide = approach(voice.glideMs);
  let level = 0;
  let hiss = 0;
  let pitch = 60;
  let phase = 0;
  let drift = 0;
  let warm = 0;

  for (let index = 0; index < notes.length; index++) {
    const note = notes[index]!;
    const until = Math.min(notes[index + 1]?.at ?? out.length, note.at + note.hold + releaseFrames, out.length);
    const { onset, vowel } = readSyllable(note.syllable);
    const onsetFrames = onset ? Math.min((onset.ms / 1000) * sampleRate, note.hold * 0.4) : 0;
    const table = wavetable('glottis', frequencyOf(note.midi));
    // A new phrase is approached from a little below, as people do.
    if (level < 0.02) pitch = note.midi - 0.7;

    for (let block = note.at; block < until; block += blockFrames) {
      const since = block - note.at;
      const beginning = since < onsetFrames ? onset : undefined;
      const sounding = since < note.hold;
      const seconds = since / sampleRate;

      drift += 0.02 * (random() - 0.5 - drift);
      pitch += glide * (note.midi - pitch);
      const frequency = frequencyOf(pitch + vibrato(voice, seconds) + drift * 0.5);
      const increment = (frequency * tableSize) / sampleRate;

      const startLevel = level;
      const wanted = sounding ? note.velocity * (beginning?.level ?? 1) : 0;
      level += (sounding ? followLevel : fallSilent) * (wanted - level);
      const slope = (level - startLevel) / blockFrames;
      const airAt = Math.floor(random() * noise.length);
      for (let i = 0; i < blockFrames; i++) {
        const place = phase | 0;
        const here = table[place]!;
        const sample = here + (table[place + 1]! - here) * (phase - place);
        phase += increment;
        if (phase >= tableSize) phase -= tableSize;
        warm += warmth * (sample + voice.breath * noise[(airAt + i) & noiseMask]! - warm);
        pulse[i] = (startLevel + slope * i) * warm;
      }

      const end = Math.min(block + blockFrames, until);
      moveMouth(mouth, beginning?.mouth ?? mouths[voice.mouth][vowel], followMouth, frequency);
      speakThrough(mouth, pulse, out, block, end);
      hiss += followHiss * ((sounding ? hissOf(onset, since - onsetFrames) : 0) - hiss);
      if (hiss > 0.001) addHiss(out, block, end, hiss, airAt);
    }
  }
}

function vibrato(voice: Voice, seconds: number): number {
  const growth = Math.min(1, Math.max(0, (seconds - 0.22) / 0.4));
  return (growth * voice.vibratoCents * Math.sin(2 * Math.PI * voice.vibratoRate * seconds)) / 100;
}

/** Fricatives hiss while they last; stops burst for an instant when they open. */
function hissOf(onset: Onset | undefined, framesAfter: number): number {
  if (!onset) return 0;
  if (framesAfter < 0) return onset.hiss ?? 0;
  return framesAfter < 500 ? (onset.burst ?? 0) : 0;
}

function addHiss(out: Float32Array, from: number, until: number, level: number, airAt: number): void {
  let air = 0;
  for (let i = from; i < until; i++) {
    const place = airAt + i;
    air += 0.55 * (noise[place & noiseMask]! - noise[(place + 2) & noiseMask]! - air);
    out[i]! += level * 0.5 * air;
  }
}
