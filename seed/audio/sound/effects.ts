import { addBand, highpass, lowpass } from './filters.ts';
import { sampleRate } from './stereo.ts';
import { mouths, type Vowel } from './vowels.ts';

/** What may happen to a part between its notes and the mix, in this order. */
export type Effects = {
  drive?: number;
  highpass?: number;
  lowpass?: number;
  /** Sends the part through a mouth: a pad becomes a choir. */
  vowel?: Vowel;
  tremolo?: { rate: number; depth: number };
  /** Evens out loud and soft notes, for voices. */
  even?: boolean;
  /** Ducks the part on every beat, as dance records do to leave room for the kick. */
  pump?: number;
};

export function applyEffects(bus: Float32Array, effects: Effects, framesPerBeat: number): void {
  if (effects.drive) drive(bus, effects.drive);
  if (effects.highpass) highpass(bus, effects.highpass);
  if (effects.lowpass) lowpass(bus, effects.lowpass);
  if (effects.vowel) speak(bus, effects.vowel);
  if (effects.tremolo) tremolo(bus, effects.tremolo.rate, effects.tremolo.depth);
  if (effects.even) even(bus);
  if (effects.pump) pump(bus, effects.pump, framesPerBeat);
}

/** Rational soft clipping, close to tanh and far cheaper. */
function drive(bus: Float32Array, amount: number): void {
  for (let i = 0; i < bus.length; i++) {
    const x = Math.max(-3, Math.min(3, bus[i]! * amount));
    bus[i] = ((x * (27 + x * x)) / (27 + 9 * x * x)) * 0.5;
  }
}

function speak(bus: Float32Array, vowel: Vowel): void {
  const dry = bus.slice();
  bus.fill(0);
  const { centre, gain, width } = mouths.woman[vowel];
  centre.forEach((hz, f) => {
    addBand(bus, dry, hz, width[f]! * 1.6, 2.2 * gain[f]! ** 0.8);
  });
}

const blockFrames = 32;

function tremolo(bus: Float32Array, rate: number, depth: number): void {
  for (let block = 0; block < bus.length; block += blockFrames) {
    const gain = 1 - depth * (0.5 - 0.5 * Math.cos((2 * Math.PI * rate * block) / sampleRate));
    const end = Math.min(block + blockFrames, bus.length);
    for (let i = block; i < end; i++) bus[i]! *= gain;
  }
}

function pump(bus: Float32Array, depth: number, framesPerBeat: number): void {
  for (let block = 0; block < bus.length; block += blockFrames) {
    const place = (block % framesPerBeat) / framesPerBeat;
    const gain = 1 - depth * Math.exp(-place * 5) * Math.min(1, place * 60);
    const end = Math.min(block + blockFrames, bus.length);
    for (let i = block; i < end; i++) bus[i]! *= gain;
  }
}

const levelBlockFrames = 512;
const wantedRms = 0.12;

function even(bus: Float32Array): void {
  let heard = wantedRms;
  let gain = 1;
  for (let block = 0; block < bus.length; block += levelBlockFrames) {
    const end = Math.min(block + levelBlockFrames, bus.length);
    let energy = 0;
    for (let i = block; i < end; i++) energy += bus[i]! * bus[i]!;
    const rms = Math.sqrt(energy / levelBlockFrames);
    // Silence teaches nothing: between phrases the gain stays where it was.
    if (rms > 0.004) heard += (rms > heard ? 0.3 : 0.06) * (rms - heard);
    const wanted = Math.min(3, Math.max(0.4, (wantedRms / heard) ** 0.7));
    const slope = (wanted - gain) / levelBlockFrames;
    for (let i = block; i < end; i++) {
      bus[i]! *= gain;
      gain += slope;
    }
    gain = wanted;
  }
}
