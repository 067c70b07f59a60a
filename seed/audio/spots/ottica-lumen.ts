import type { Piece } from '../score/piece.ts';

/** Clear light in D lydian, everything crystal; signature: a glissando that opens like a lens. */
export const otticaLumen: Piece = {
  tempo: 108,
  beatsPerBar: 4,
  unitsPerBar: 16,
  key: { tonic: 'D', mode: 'major' },
  room: { seconds: 2.4, soft: 0.2, level: 0.34 },
  echo: { beats: 0.75, feedback: 0.4 },
  tail: 1.6,
  parts: {
    lens: { play: 'line', line: 'lens', by: 'harp', gain: -3.5, pan: 0.1, room: 0.5, echo: 0.2 },
    crystal: {
      play: 'chords',
      by: 'glass',
      low: 74,
      pattern: ['0.2.1.3.2.4.1.3.'],
      gain: -3.5,
      pan: 0.35,
      room: 0.4,
      echo: 0.25,
    },
    tune: { play: 'line', line: 'tune', by: 'electricPiano', gain: 1, pan: -0.15, room: 0.3, width: 0.5, echo: 0.15 },
    pad: { play: 'chords', by: 'warmPad', low: 57, pattern: 'changes', gain: -9.5, width: 1, room: 0.4 },
    voice: {
      play: 'sung',
      line: 'name',
      by: 'woman',
      gain: 0,
      room: 0.5,
      echo: 0.2,
      effects: { even: true },
    },
    bass: { play: 'bass', by: 'subBass', low: 33, pattern: ['R-------R---....'], gain: -4.5 },
    beat: {
      play: 'drums',
      gain: -2.5,
      room: 0.2,
      grid: { softKick: 'X.......x.......', snap: '....x.......x...', hat: 'o.x.o.x.o.x.o.x.' },
    },
  },
  sections: {
    theme: {
      chords: 'Dmaj7 | E | Dmaj7 | E | Bm7 | Gmaj7',
      lines: {
        lens: 'd4 e4 f#4 g#4 a4 b4 c#5 d5 e5 f#5 g#5 a5 b5 c#6 d6 f#6 | _*16 | _*16 | _*16 | _*16 | _*16',
        tune: `_*16 | _*4 b4*4 g#4*2 e5*6 | f#5*6 e5*2 c#5*8 | _*4 e5*4 b4*2 g#5*6 | f#5*6 d5*2 b4*8 | _*4 b4*4 d5*2 f#5*6`,
      },
    },
    name: { chords: 'A', lines: { name: 'a4*2 b4*2 c#5*2 e5*6 c#5*4' }, words: { name: 'Ot-ti-ca Lu-men' } },
    end: { chords: 'Dadd9', lines: { lens: 'd5 e5 f#5 a5 b5 d6 e6 f#6*9' } },
  },
  form: [
    { section: 'theme', parts: 'lens crystal tune pad bass beat' },
    { section: 'name', parts: 'voice crystal pad bass beat' },
    { section: 'end', parts: 'pad bass lens', hold: true },
  ],
};
