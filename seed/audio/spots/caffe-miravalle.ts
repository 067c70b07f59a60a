import type { Piece } from '../score/piece.ts';

/** A small swing trio at the counter; signature: two cups that touch. */
export const caffeMiravalle: Piece = {
  tempo: 126,
  beatsPerBar: 4,
  unitsPerBar: 8,
  key: { tonic: 'Bb', mode: 'major' },
  swing: { beats: 0.5, share: 0.64 },
  room: { seconds: 1, soft: 0.5, level: 0.34 },
  tail: 1.2,
  parts: {
    cups: { play: 'line', line: 'cups', by: 'glockenspiel', gain: -2.5, pan: 0.3, room: 0.4 },
    vibes: {
      play: 'line',
      line: 'tune',
      by: 'vibraphone',
      gain: 1,
      pan: -0.2,
      room: 0.3,
      effects: { tremolo: { rate: 5, depth: 0.25 } },
    },
    voice: {
      play: 'sung',
      line: 'name',
      by: 'softWoman',
      gain: 2,
      room: 0.3,
      effects: { even: true },
    },
    second: {
      play: 'sung',
      line: 'name',
      by: 'woman',
      third: true,
      gain: -4.5,
      pan: 0.3,
      room: 0.3,
      effects: { even: true },
    },
    piano: {
      play: 'chords',
      by: 'piano',
      low: 58,
      pattern: ['...x..x.', '.x....x.'],
      anticipate: true,
      gain: -7,
      pan: 0.25,
      room: 0.2,
    },
    bass: { play: 'bass', by: 'uprightBass', low: 31, pattern: ['R-T-F-A-', 'R-F-T-A-'], gain: -5, room: 0.06 },
    brushes: {
      play: 'drums',
      gain: -2,
      room: 0.15,
      grid: { ride: 'x.x.x.xx', brush: 'o.x.o.x.', softKick: 'o...o...' },
    },
  },
  sections: {
    theme: {
      chords: 'Bb6 | G7 | Cm7 | F7 | Dm7 G7 | Cm7 F7',
      lines: {
        cups: 'f6*2 bb6*6 | _*8 | _*8 | _*8 | _*8 | _*8',
        tune: `_*4 d5 f5 g5 bb5 | b5*2 g5 f5 _ d5 f5 g5 | eb5*3 g5 bb5*2 g5 eb5 | _ a4 c5 eb5 g5*2 f5*2
          | d5 f5 a5*2 b5 g5 f5*2 | eb5 g5 bb5*2 a5 c6 a5*2`,
      },
    },
    name: {
      chords: 'Bb6 | Cm7 F7',
      lines: { name: 'f4*2 bb4*2 d5 d5 c5*2 | eb5*2 c5*4 _*2', cups: '_*8 | _*8' },
      words: { name: 'Caf-fè Mi-ra-val-le ah' },
    },
    end: { chords: 'Bb6', lines: { cups: 'f6*2 bb6*6' } },
  },
  form: [
    { section: 'theme', parts: 'cups vibes piano bass brushes' },
    { section: 'name', parts: 'voice second piano bass brushes' },
    { section: 'end', parts: 'piano bass brushes cups', hold: true },
  ],
};
