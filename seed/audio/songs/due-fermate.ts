import type { Piece } from '../score/piece.ts';

/** City funk in E minor: clavinet, slapped bass, brass that answers the singer. */
export const dueFermate: Piece = {
  tempo: 104,
  beatsPerBar: 4,
  unitsPerBar: 16,
  key: { tonic: 'E', mode: 'minor' },
  swing: { beats: 0.25, share: 0.54 },
  room: { seconds: 0.9, soft: 0.4, level: 0.3 },
  echo: { beats: 0.75, feedback: 0.25 },
  tail: 2.2,
  parts: {
    voice: {
      play: 'sung',
      line: 'voice',
      by: 'man',
      gain: 0.5,
      room: 0.2,
      echo: 0.15,
      effects: { even: true },
    },
    double: {
      play: 'sung',
      line: 'voice',
      by: 'softWoman',
      gain: -8.5,
      pan: -0.3,
      room: 0.4,
      effects: { even: true },
    },
    clav: {
      play: 'chords',
      by: 'clavinet',
      low: 57,
      pattern: ['X..o.x.oX.o..x.o', 'X..o.x.oX.ox.x.x'],
      gain: -10.5,
      pan: 0.4,
      room: 0.1,
      effects: { drive: 2.2, highpass: 200 },
    },
    wah: {
      play: 'chords',
      by: 'mutedGuitar',
      low: 62,
      pattern: ['..x.o.x...x.oox.'],
      gain: -11.5,
      pan: -0.5,
      room: 0.15,
    },
    keys: {
      play: 'chords',
      by: 'electricPiano',
      low: 57,
      pattern: 'changes',
      gain: -7,
      width: 0.6,
      room: 0.25,
      effects: { tremolo: { rate: 4.5, depth: 0.25 } },
    },
    brass: { play: 'line', line: 'brass', by: 'brass', gain: -2.5, pan: 0.15, room: 0.3, width: 0.4, legato: 0.8 },
    brassLow: { play: 'line', line: 'brass', by: 'brass', third: true, gain: -6, pan: -0.2, room: 0.3, legato: 0.8 },
    bass: {
      play: 'bass',
      by: 'slapBass',
      low: 28,
      pattern: ['R--.r.O.--R.S.O.', 'R--.r.O.--F.S.A.'],
      gain: -1,
      room: 0.03,
      effects: { drive: 1.6 },
    },
    drums: {
      play: 'drums',
      gain: -3.5,
      room: 0.15,
      grid: {
        kick: ['X..x......x..x..', 'X..x...x..x.....'],
        snare: ['....X..o.o..X..o', '....X..o.o..X...'],
        hat: ['x.xox.xox.xox.xo', 'x.xox.xox.xox.x.'],
        openHat: ['.', '..............x.'],
      },
      fill: { kick: 'X..x......x.....', snare: '....X..o..XxX.XX', hat: 'x.xox.xo', tomLow: '.............x..' },
    },
    congas: {
      play: 'drums',
      gain: -7.5,
      room: 0.2,
      grid: { congaHigh: 'x..x..x....x....', congaLow: '.......x.x....xx' },
    },
  },
  sections: {
    verse: {
      chords: 'Em9 | A13 | Em9 | A13 | Em9 | A13 | Em9 | B7',
      lines: {
        voice: `_*2 e4 e4 g4*2 e4*2 _*2 g4 g4 a4 g4 e4*2 | d4*3 _*13
          | _*2 b4 b4 a4*2 g4*2 _*2 e4 g4 a4 g4 e4*2 | f#4*3 _*13
          | _*2 e4 e4 g4*2 e4*2 _*2 b4 b4 a4 g4 e4*2 | d4*2 e4 g4 a4*2 _ a4 b4*2 a4*4 _*2
          | _*2 e4 e4 g4*2 a4*2 _*2 b4 a4 g4*2 e4*2 | f#4*2 _*14`,
        brass: `_*16 | _*8 g4 _ a4 _ b4*2 a4*2 | _*16 | _*8 f#4 _ g4 _ a4*2 b4*2
          | _*16 | _*16 | _*16 | _*6 b4*2 a4 f#4 a4 b4 d#5*4`,
      },
      words: {
        voice: `So-no sce-so due fer-ma-te pri-ma per ve-de-re se mi vie-ni die-tro
          pio-ve pia-no sul ve-tro del tram e nes-su-no scen-de mai ma tu ri-di for-te già lo so`,
      },
    },
    chorus: {
      chords: 'Cmaj7 | D | Em9 | G | Cmaj7 | Am7 | B7sus4 | B7',
      lines: {
        voice: `b4*3 b4*3 a4*2 g4*4 _*4 | a4*3 f#4*3 d4*2 f#4*4 e4*2 _*2
          | g4*3 g4*3 f#4*2 e4*4 d4*2 _*2 | d4*3 g4*3 d4*4 _*6
          | b4*3 b4*3 a4*2 g4*4 _*4 | a4*3 c5*3 b4*2 a4*4 g4*2 _*2
          | f#4*3 e4*3 f#4*2 a4*4 _*4 | f#4*6 _*10`,
        brass: `_*12 e5 _ e5*2 | _*12 d5 _ d5*2 | _*12 b4 _ b4*2 | _*10 b4*2 d5*2 b4*2
          | _*12 e5 _ e5*2 | _*12 e5 _ e5*2 | _*12 e5 _ e5*2 | _*6 d#5 _ d#5*2 b4*2 a4*2 f#4*2`,
      },
      words: {
        voice: `Due fer-ma-te pri-ma del cuo-re tut-ta la not-te in pie-di
          due fer-ma-te e poi mi fer-mo do-ve vuoi tu tu`,
      },
    },
    intro: {
      chords: 'Em9 | A13 | Em9 | A13',
      lines: { brass: '_*16 | _*8 g4 _ a4 _ b4*4 | _*16 | e5*2 _ d5 _ b4 _ a4 b4*2 a4*2 g4*2 e4*2' },
    },
    end: { chords: 'Em9' },
  },
  form: [
    { section: 'intro', parts: 'clav bass drums brass brassLow wah' },
    { section: 'verse', parts: 'voice clav wah bass drums' },
    { section: 'chorus', parts: 'voice double keys clav bass drums congas brass brassLow' },
    {
      section: 'verse',
      parts: 'voice clav wah keys bass drums congas brass brassLow',
      words: {
        voice: `Co-no-sce-vo o-gni tua fi-ne-stra e il por-to-ne che non chiu-de be-ne
          me-zza lu-na sul fi-lo del tram e qual-cu-no can-te-rà for-se io for-se no chis-sà`,
      },
    },
    { section: 'chorus', parts: 'voice double keys clav wah bass drums congas brass brassLow' },
    { section: 'end', parts: 'clav keys bass drums', hold: true },
  ],
};
