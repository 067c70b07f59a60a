import { createRandom, seedFrom } from '../random.ts';
import { renderFm } from './fm.ts';
import { type Instrument, type InstrumentName, instruments } from './instruments.ts';
import { renderModes } from './modes.ts';
import { renderPluck } from './pluck.ts';
import { frequencyOf, sampleRate } from './stereo.ts';
import { renderTone } from './tone.ts';

const referenceRms = 0.2;
const windowFrames = 2048;

export type Sample = {
  sound: Float32Array;
  /** What brings the sound to the reference loudness. */
  scale: number;
  /** Frames the note takes to fall silent after its hold; 0 if the release is already in the sound. */
  damp: number;
};

/**
 * Plays an instrument from notes rendered once: a song strikes the same keys hundreds of times, and mixing a finished
 * note costs a tenth of making it. Every note comes out equally loud, so the gains in a piece mean what they say.
 */
export function createSampler(name: InstrumentName): (midi: number, hold: number, velocity: number) => Sample {
  const instrument: Instrument = instruments[name];
  const made = new Map<string, Sample>();
  const damp = instrument.kind === 'tone' ? 0 : Math.round(instrument.damp * sampleRate);

  return (midi, hold, velocity) => {
    const layer = velocity > 0.82 ? 1 : velocity > 0.55 ? 0.7 : 0.4;
    const held = Math.max(512, Math.round(hold / 512) * 512);
    const key = instrument.kind === 'tone' ? `${midi}:${held}` : `${midi}:${layer}`;
    let sample = made.get(key);
    if (!sample) {
      const sound = render(instrument, midi, held, layer, `${name}:${key}`);
      sample = { sound, scale: referenceRms / loudestRms(sound), damp };
      made.set(key, sample);
    }
    return sample;
  };
}

function render(instrument: Instrument, midi: number, hold: number, layer: number, key: string): Float32Array {
  const random = createRandom(seedFrom(key));
  const frequency = frequencyOf(midi);
  switch (instrument.kind) {
    case 'tone':
      return renderTone(instrument, frequency, hold, random);
    case 'pluck':
      return renderPluck(instrument, frequency, layer, random);
    case 'modes':
      return renderModes(instrument, frequency, layer, random);
    case 'fm':
      return renderFm(instrument, frequency, layer);
  }
}

/** The loudest moment of a note; none of ours grows for longer than a second. */
function loudestRms(sound: Float32Array): number {
  let loudest = 0;
  const frames = Math.min(sound.length, sampleRate);
  for (let from = 0; from < frames; from += windowFrames) {
    const end = Math.min(from + windowFrames, frames);
    let energy = 0;
    for (let i = from; i < end; i++) energy += sound[i]! * sound[i]!;
    loudest = Math.max(loudest, energy / windowFrames);
  }
  return Math.sqrt(loudest + 1e-12);
}

/** Mixes a note into `bus` from frame `at`, letting go after `hold` frames. */
export function addSample(bus: Float32Array, sample: Sample, at: number, hold: number, velocity: number): void {
  const { sound, damp } = sample;
  const gain = velocity * sample.scale;
  const end = Math.min(damp === 0 ? sound.length : hold + damp, sound.length, bus.length - at);
  const loud = damp === 0 ? end : Math.min(hold, end);
  for (let i = 0; i < loud; i++) bus[at + i]! += gain * sound[i]!;
  for (let i = loud; i < end; i++) {
    const left = 1 - (i - loud) / damp;
    bus[at + i]! += gain * left * left * sound[i]!;
  }
}
