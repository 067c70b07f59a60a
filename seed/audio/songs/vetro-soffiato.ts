import type { Piece } from '../score/piece.ts';

/** Late-night chill: electric piano, blown-glass bells in long echoes, a beat that leans back. */
export const vetroSoffiato: Piece = {
  tempo: 88,
  beatsPerBar: 4,
  unitsPerBar: 16,
  key: { tonic: 'Eb', mode: 'major' },
  swing: { beats: 0.25, share: 0.58 },
  room: { seconds: 3, soft: 0.5, level: 0.3 },
  echo: { beats: 0.75, feedback: 0.5 },
  tail: 3.5,
  parts: {
    bells: { play: 'line', line: 'bells', by: 'glass', gain: 2, pan: 0.2, room: 0.5, echo: 0.4 },
    voice: {
      play: 'sung',
      line: 'voice',
      by: 'softWoman',
      gain: -3,
      room: 0.6,
      echo: 0.3,
      width: 0.6,
      effects: { even: true },
    },
    keys: {
      play: 'chords',
      by: 'electricPiano',
      low: 55,
      pattern: ['x-----x---o-----', 'x-----x-----o-o-'],
      strumMs: 18,
      gain: -3.5,
      pan: -0.15,
      width: 0.7,
      room: 0.3,
      effects: { tremolo: { rate: 3.2, depth: 0.3 }, lowpass: 5_000 },
    },
    pad: {
      play: 'chords',
      by: 'warmPad',
      low: 58,
      pattern: 'changes',
      gain: -11,
      width: 1,
      room: 0.5,
      effects: { pump: 0.35 },
    },
    drops: {
      play: 'chords',
      by: 'harp',
      low: 75,
      pattern: ['..0...2.....3.1.', '....1.....3...2.'],
      gain: -3.5,
      pan: 0.45,
      room: 0.5,
      echo: 0.4,
    },
    bass: {
      play: 'bass',
      by: 'subBass',
      low: 27,
      pattern: ['R-----.R-.F---..', 'R-----.R-.S---A.'],
      gain: -3,
      room: 0.02,
    },
    beat: {
      play: 'drums',
      gain: 0.5,
      room: 0.15,
      grid: {
        softKick: ['X......x..x.....', 'X......x.xx.....'],
        lofiSnare: '....X.......X..o',
        hat: ['x.o.x.ox.oo.x.o.', 'x.o.x.o.xoo.x.ox'],
        snap: '............o...',
      },
    },
    air: { play: 'drums', gain: 3, room: 0.4, grid: { shaker: 'x.o.x.o.x.o.x.o.', triangle: ['x', '.', '.', '.'] } },
  },
  sections: {
    intro: {
      chords: 'Abmaj9 | Bb6 | Gm7 | Cm9',
      lines: { bells: '_*4 g5*4 bb5*4 c6*4 | _*4 f5*4 g5*4 bb5*4 | _*4 d5*4 f5*4 bb5*4 | _*4 eb5*4 g5*4 d6*4' },
    },
    theme: {
      chords: 'Abmaj9 | Bb6 | Gm7 | Cm9 | Abmaj9 | Bb6 | Gm7 | Cm9',
      lines: {
        bells: `g5*6 eb5*2 f5*4 _*4 | d5*8 _*8 | bb4*4 d5*2 f5*6 _*4 | eb5*10 _*6
          | g5*6 bb5*2 c6*4 _*4 | bb5*6 g5*2 f5*4 _*4 | d5*4 f5*2 g5*6 _*4 | eb5*4 d5*8 _*4`,
      },
    },
    song: {
      chords: 'Fm9 | Gm7 | Abmaj9 | Bb7sus4 | Fm9 | Gm7 | Abmaj9 | Bb7sus4',
      lines: {
        voice: `c5*6 ab4*2 g4*8 | bb4*6 g4*2 f4*8 | g4*4 ab4*4 c5*4 eb5*4 | f5*8 eb5*4 _*4
          | c5*6 eb5*2 g5*8 | f5*6 d5*2 bb4*8 | c5*4 bb4*4 g4*8 | ab4*4 bb4*8 _*4`,
        bells: `_*12 c6*4 | _*12 d6*4 | _*12 g5*4 | _*8 ab5*4 bb5*4 | _*12 c6*4 | _*12 f5*4 | _*12 eb6*4 | _*8 f5*4 bb5*4`,
      },
      words: { voice: 'u o u u o u u o u o a o u o a o u o u u o u o' },
    },
    outro: { chords: 'Abmaj9 | Bb7sus4', lines: { bells: '_*4 g5*4 bb5*4 c6*4 | _*4 f5*4 g5*4 bb5*4' } },
    end: { chords: 'Ebmaj9' },
  },
  form: [
    { section: 'intro', parts: 'pad bells drops' },
    { section: 'theme', parts: 'keys bells bass beat pad' },
    { section: 'song', parts: 'voice keys bells bass beat pad drops air' },
    { section: 'theme', parts: 'keys bells bass beat pad drops air' },
    { section: 'outro', parts: 'keys pad bells drops bass air' },
    { section: 'end', parts: 'keys pad bass', hold: true },
  ],
};
