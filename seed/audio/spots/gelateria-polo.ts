import type { Piece } from '../score/piece.ts';

/** A toy polka on a hot afternoon: marimba, pizzicato, somebody whistling; signature: the little van's chime. */
export const gelateriaPolo: Piece = {
  tempo: 138,
  beatsPerBar: 4,
  unitsPerBar: 8,
  key: { tonic: 'C', mode: 'major' },
  room: { seconds: 0.9, soft: 0.3, level: 0.3 },
  tail: 1,
  parts: {
    chime: { play: 'line', line: 'chime', by: 'glockenspiel', gain: -2, pan: 0.25, room: 0.35 },
    whistle: { play: 'line', line: 'tune', by: 'whistle', octave: 1, gain: -7, pan: 0.1, room: 0.3 },
    marimba: { play: 'line', line: 'tune', by: 'marimba', gain: 1.5, pan: -0.3, room: 0.2 },
    plink: { play: 'chords', by: 'pizzicato', low: 60, pattern: ['..x...x.'], gain: -4.5, pan: 0.35, room: 0.2 },
    wood: { play: 'chords', by: 'marimba', low: 60, pattern: ['0.2.1.2.'], gain: -2, pan: -0.35, room: 0.2 },
    voice: { play: 'sung', line: 'name', by: 'woman', gain: 0.5, room: 0.3, effects: { even: true } },
    second: {
      play: 'sung',
      line: 'name',
      by: 'man',
      third: true,
      octave: -1,
      gain: -1.5,
      pan: -0.2,
      room: 0.3,
      effects: { even: true },
    },
    tuba: { play: 'bass', by: 'pizzicato', low: 36, pattern: ['R-..F-..'], gain: -0.5, room: 0.1 },
    drums: {
      play: 'drums',
      gain: -2,
      room: 0.15,
      grid: { softKick: 'x...x...', woodblock: '..x...xx', shaker: 'xoxoxoxo', triangle: ['x', '.'] },
    },
  },
  sections: {
    theme: {
      chords: 'C | G7 | C | F | C/G | D7 | G7 | C',
      lines: {
        chime: 'e6 g6 c7*2 _*4 | _*8 | _*8 | _*8 | _*8 | _*8 | _*8 | _*8',
        tune: `_*4 g4 a4 b4 c5 | d5*2 b4 g4 b4*2 d5*2 | e5 d5 c5 e5 g5*4 | a5*2 f5 c5 f5*2 a5*2
          | g5 e5 c5 e5 g5*2 e5*2 | f#5 e5 d5 f#5 a5*4 | g5 f5 d5 b4 g4*2 b4*2 | c5*2 e5*2 c5*2 _*2`,
      },
    },
    name: { chords: 'F G7', lines: { name: 'c5 c5 d5 d5 g5*3 e5' }, words: { name: 'Ge-la-te-ria Po-lo' } },
    end: { chords: 'C', lines: { chime: 'e6 g6 c7*6' } },
  },
  form: [
    { section: 'theme', parts: 'chime whistle marimba plink wood tuba drums' },
    { section: 'name', parts: 'voice second plink tuba drums' },
    { section: 'end', parts: 'plink wood tuba drums chime', hold: true },
  ],
};
