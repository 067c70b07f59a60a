import type { Piece } from '../score/piece.ts';

/** A courtyard waltz with mandolin and accordion; signature: the mandolin's trill before the name. */
export const trattoriaIrma: Piece = {
  tempo: 164,
  beatsPerBar: 3,
  unitsPerBar: 6,
  key: { tonic: 'D', mode: 'major' },
  room: { seconds: 1.2, soft: 0.4, level: 0.34 },
  tail: 1.4,
  parts: {
    mandolin: { play: 'line', line: 'tune', by: 'mandolin', gain: -1.5, pan: 0.25, room: 0.3, tremoloBeats: 0.25 },
    accordion: { play: 'line', line: 'answer', by: 'accordion', gain: -5.5, pan: -0.3, room: 0.25 },
    squeeze: { play: 'chords', by: 'accordion', low: 57, pattern: ['..x.x.'], gain: -11, pan: -0.35, room: 0.2 },
    guitar: { play: 'chords', by: 'nylonGuitar', low: 54, pattern: ['r-x-x-'], gain: -7.5, pan: 0.35, room: 0.2 },
    bass: { play: 'bass', by: 'uprightBass', low: 33, pattern: ['R---..', 'F---..'], gain: -2.5, room: 0.08 },
    voice: { play: 'sung', line: 'name', by: 'man', gain: 1.5, room: 0.35, effects: { even: true } },
    tambourine: { play: 'drums', gain: 1, room: 0.2, grid: { tambourine: '..o.o.', softKick: 'o.....' } },
  },
  sections: {
    theme: {
      chords: 'D | D | A7 | A7 | A7 | A7 | D | D | G | D | A7 | D',
      lines: {
        tune: `f#5*4 e5 d5 | a5*6 | g5*4 f#5 e5 | c#5*6 | e5*4 d5 c#5 | g5*6 | f#5*3 g5 a5*2 | f#5*6
          | b5*4 a5 g5 | a5*4 f#5*2 | e5*2 g5*2 c#5*2 | d5*4 _*2`,
        answer: `_*6 | _*2 d5 e5 f#5 a5 | _*6 | _*2 c#5 d5 e5 g5 | _*6 | _*2 e5 f#5 g5 b5 | _*6 | _*2 a5 f#5 d5 a4
          | d5*6 | d5*6 | c#5*6 | d5*6`,
      },
    },
    name: {
      chords: 'G | A7 | D',
      lines: { name: 'b3*2 d4*2 e4 f#4 | g4*3 e4*3 | a4*3 f#4*3', tune: 'a5*6 | _*6 | _*6' },
      words: { name: 'Trat-to-ri-a da Ir-ma sì' },
    },
    end: { chords: 'D' },
  },
  form: [
    { section: 'theme', parts: 'mandolin accordion squeeze guitar bass tambourine' },
    { section: 'name', parts: 'voice mandolin squeeze guitar bass tambourine' },
    { section: 'end', parts: 'guitar bass squeeze', hold: true },
  ],
};
