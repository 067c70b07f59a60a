import type { Piece } from '../score/piece.ts';

/** Windows down in E major: strummed guitar, claps, steel drum, a wide sky; signature: three notes that take off. */
export const viaggiOrizzonte: Piece = {
  tempo: 118,
  beatsPerBar: 4,
  unitsPerBar: 8,
  key: { tonic: 'E', mode: 'major' },
  room: { seconds: 1.5, soft: 0.25, level: 0.36 },
  echo: { beats: 0.75, feedback: 0.3 },
  tail: 1.6,
  parts: {
    guitar: {
      play: 'chords',
      by: 'steelGuitar',
      low: 52,
      pattern: ['X.x.o.xox.xoX.xo'],
      strumMs: 16,
      gain: -10.5,
      pan: -0.4,
      room: 0.15,
    },
    steel: { play: 'line', line: 'tune', by: 'steelDrum', gain: 2.5, pan: 0.25, room: 0.3, echo: 0.15 },
    sky: {
      play: 'chords',
      by: 'strings',
      low: 59,
      pattern: 'changes',
      gain: -8.5,
      width: 1,
      room: 0.5,
      effects: { highpass: 220 },
    },
    voice: {
      play: 'sung',
      line: 'name',
      by: 'woman',
      gain: 0.5,
      room: 0.4,
      echo: 0.15,
      effects: { even: true },
    },
    second: {
      play: 'sung',
      line: 'name',
      by: 'man',
      octave: -1,
      gain: -5,
      pan: 0.2,
      room: 0.4,
      effects: { even: true },
    },
    bass: { play: 'bass', by: 'fingerBass', low: 28, pattern: ['R--R--R-R--R--A-'], gain: -3, room: 0.03 },
    drums: {
      play: 'drums',
      gain: -5,
      room: 0.2,
      grid: {
        kick: 'X...x...X.x.x...',
        clap: '....X.......X...',
        shaker: 'xoxoxoxoxoxoxoxo',
        crash: ['x', '.', '.', '.', '.', '.'],
      },
      fill: { kick: 'X...x...', clap: '....X...', snare: '........x.x.xxXX' },
    },
  },
  sections: {
    theme: {
      chords: 'E | B | C#m7 | A | E | B',
      lines: {
        tune: `e5 b5 e6*4 _*2 | d#5*2 f#5 b5*2 a5 f#5*2 | g#5*2 e5 c#5*2 e5 g#5*2 | a5*2 g#5 e5*2 c#5*3
          | e5 b5 e6*4 _*2 | d#6*2 b5 f#5*2 a5 f#5*2`,
      },
    },
    name: { chords: 'A B', lines: { name: 'c#5 e5 c#5 e5 f#5*3 b4' }, words: { name: 'Viag-gi O-riz-zon-te' } },
    end: { chords: 'Eadd9', lines: { tune: 'e5 b5 e6*6' } },
  },
  form: [
    { section: 'theme', parts: 'guitar steel sky bass drums' },
    { section: 'name', parts: 'voice second guitar sky bass drums' },
    { section: 'end', parts: 'guitar sky bass drums steel', hold: true },
  ],
};
