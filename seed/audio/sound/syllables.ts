import { sampleRate } from './stereo.ts';
import { type Formants, hum, tongue, type Vowel } from './vowels.ts';

/** How a syllable begins: for `ms` the voice has `level`, the mouth another shape, and some noise passes. */
export type Onset = { ms: number; level: number; mouth?: Formants; hiss?: number; burst?: number };
export type Syllable = { onset: Onset | undefined; vowel: Vowel };

const nasal: Onset = { ms: 70, level: 0.45, mouth: hum };
const liquid: Onset = { ms: 55, level: 0.5, mouth: tongue };
const softStop: Onset = { ms: 42, level: 0.12, mouth: hum, burst: 0.05 };
const hardStop: Onset = { ms: 50, level: 0, burst: 0.16 };
const sibilant: Onset = { ms: 85, level: 0, hiss: 0.12 };
const fricative: Onset = { ms: 70, level: 0.2, hiss: 0.04 };

const onsets: Record<string, Onset> = {
  m: nasal,
  n: nasal,
  l: liquid,
  r: liquid,
  b: softStop,
  d: softStop,
  g: softStop,
  p: hardStop,
  t: hardStop,
  c: hardStop,
  k: hardStop,
  q: hardStop,
  s: sibilant,
  z: sibilant,
  f: fricative,
  v: fricative,
};

const plain: Record<string, string> = { à: 'a', è: 'e', é: 'e', ì: 'i', ò: 'o', ù: 'u' };

/** Reads an Italian or Portuguese syllable well enough to be sung: its first consonant and its last vowel. */
export function readSyllable(text: string): Syllable {
  const letters = [...text.toLowerCase()].map((letter) => plain[letter] ?? letter);
  const vowel = letters.findLast((letter): letter is Vowel => 'aeiou'.includes(letter));
  return { onset: onsets[letters[0] ?? ''], vowel: vowel ?? 'a' };
}

/** Frames from the start of a syllable to its vowel. */
export function leadIn(text: string): number {
  return Math.round(((readSyllable(text).onset?.ms ?? 0) / 1000) * sampleRate);
}
