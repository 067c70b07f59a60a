import type { Piece } from '../score/piece.ts';

/** A sunny samba for two voices in thirds, with surdo, tamborim, agogô and cavaquinho. */
export const saleLimone: Piece = {
  tempo: 102,
  beatsPerBar: 4,
  unitsPerBar: 16,
  key: { tonic: 'G', mode: 'major' },
  swing: { beats: 0.25, share: 0.53 },
  room: { seconds: 1.2, soft: 0.35, level: 0.34 },
  tail: 2.4,
  parts: {
    voice: {
      play: 'sung',
      line: 'voice',
      by: 'woman',
      gain: -1,
      pan: -0.15,
      room: 0.3,
      effects: { even: true },
    },
    voiceTwo: {
      play: 'sung',
      line: 'voice',
      by: 'man',
      third: true,
      gain: -4,
      pan: 0.2,
      room: 0.3,
      effects: { even: true },
    },
    cavaquinho: {
      play: 'chords',
      by: 'cavaquinho',
      low: 64,
      pattern: ['X.xoX.xo.xoX.xo.', 'X.xo.xoX.xo.X.xo'],
      strumMs: 12,
      anticipate: true,
      gain: -12,
      pan: 0.45,
      room: 0.15,
    },
    guitar: {
      play: 'chords',
      by: 'nylonGuitar',
      low: 52,
      pattern: ['x--x--x-.x--x-x-', '.-x--x-x--x-.x-x'],
      anticipate: true,
      gain: -10,
      pan: -0.4,
      room: 0.15,
    },
    flute: { play: 'line', line: 'flute', by: 'flute', gain: -7.5, pan: 0.25, room: 0.4 },
    bass: {
      play: 'bass',
      by: 'fingerBass',
      low: 28,
      pattern: ['R-----RF------FA', 'R-----RF------FR'],
      gain: -4,
      room: 0.04,
    },
    batucada: {
      play: 'drums',
      gain: -4,
      room: 0.18,
      grid: {
        surdoMuted: 'x.......x.......',
        surdo: '....X......oX..o',
        tamborim: ['x.x.x.xx.x.x.xx.', 'x.x.xx.x.x.x.x.x'],
        agogoHigh: ['x...x..x........', 'x..x....x.......'],
        agogoLow: ['.........x..x...', '.....x......x.x.'],
        shaker: 'xoxXxoxXxoxXxoxX',
      },
      fill: {
        surdo: '....X......oX.xX',
        tamborim: 'x.xx.xx.xx.xx.xx',
        snare: 'oooooooXoooXoXXX',
        shaker: 'xoxXxoxXxoxXxoxX',
      },
    },
    light: {
      play: 'drums',
      gain: -4.5,
      room: 0.18,
      grid: { shaker: 'xoxXxoxXxoxXxoxX', rim: 'x..x..x...x.x...', softKick: 'x......xx......x' },
    },
  },
  sections: {
    intro: {
      chords: 'G6 | E7 | Am7 | D7',
      lines: {
        flute: `d5*2 e5 g5*3 b5*4 a5*2 g5*4 | g#5*3 b5*3 d6*4 b5*6 | c6*3 b5*3 a5*2 e5*4 c5*4 | f#5*3 a5*3 c6*2 d6*8`,
      },
    },
    verse: {
      chords: 'G6 | E7 | Am7 | D7 | G6 | E7 | Am7 D7 | G6',
      lines: {
        voice: `d5*3 d5*3 b4*2 d5*3 b4*3 _*2 | d5*3 c5*3 b4*2 g#4*4 _*4 | c5*3 c5*3 a4*2 c5*3 a4*3 _*2 | c5*3 b4*3 a4*2 f#4*4 _*4
          | d5*3 d5*3 b4*2 d5*3 g5*3 _*2 | e5*3 d5*3 c5*2 b4*4 _*4 | c5*3 b4*3 a4*2 c5*3 a4*3 f#4*2 | g4*8 _*8`,
        flute: `_*16 | _*10 b5*2 d6*2 b5*2 | _*16 | _*10 a5*2 c6*2 a5*2 | _*16 | _*10 d6*2 b5*2 g#5*2 | _*16 | _*8 d5 e5 g5 a5 b5*4`,
      },
      words: {
        voice: `Sa-le li-mo-ne sul-la pel-le vie-ni vi-ci-no che si bal-la
          ri-di e poi di nuo-vo ri-di fi-no al mat-ti-no ah`,
      },
    },
    chorus: {
      chords: 'Cmaj7 | Cm6 | Bm7 | E7b9 | Am7 | D7 | G6 | D7',
      lines: {
        voice: `e5*6 d5*2 c5*4 b4*4 | eb5*6 d5*2 c5*4 a4*4 | d5*6 b4*2 a4*4 f#4*4 | f5*6 e5*2 d5*4 b4*4
          | c5*3 c5*3 b4*2 a4*4 c5*4 | f#5*3 e5*3 d5*2 c5*4 a4*4 | b4*3 b4*3 a4*2 g4*4 _*4 | _*16`,
        flute: `g5*8 e5*8 | g5*8 eb5*8 | f#5*8 d5*8 | g#5*8 f5*8 | e5*8 g5*8 | a5*8 f#5*8
          | d6*2 b5*2 g5*2 e5*2 d5*2 e5*2 g5*2 b5*2 | a5*3 f#5*3 d5*2 a5*3 c6*3 d6*2`,
      },
      words: {
        voice: `Ma-re ma-re por-ta-mi tu ma-re ma-re non fer-mar-ti
          sa-le li-mo-ne sul-la boc-ca mia an-co-ra sì`,
      },
    },
    end: { chords: 'G6' },
  },
  form: [
    { section: 'intro', parts: 'flute guitar cavaquinho light bass' },
    { section: 'verse', parts: 'voice voiceTwo guitar light bass flute' },
    { section: 'chorus', parts: 'voice voiceTwo guitar cavaquinho bass batucada flute' },
    {
      section: 'verse',
      parts: 'voice voiceTwo guitar cavaquinho bass batucada flute',
      words: {
        voice: `Se-die di so-le vi-sta ma-re due bic-chie-ri e due can-zo-ni
          di-ce il ven-to che so-lo noi sap-pia-mo re-sta-re ah`,
      },
    },
    { section: 'chorus', parts: 'voice voiceTwo guitar cavaquinho bass batucada flute' },
    { section: 'end', parts: 'guitar cavaquinho bass light', hold: true },
  ],
};
