import type { Piece } from '../score/piece.ts';

/** Sixties beat: fast, two chords and a wheezing organ, tambourine on the chorus; the last chorus a tone higher. */
export const cartaCarbone: Piece = {
  tempo: 148,
  beatsPerBar: 4,
  unitsPerBar: 8,
  key: { tonic: 'A', mode: 'major' },
  room: { seconds: 1.1, soft: 0.3, level: 0.4 },
  echo: { beats: 0.5, feedback: 0.2 },
  tail: 2.5,
  parts: {
    shadow: { play: 'line', line: 'voice', by: 'electricGuitar', gain: -9, pan: 0.25, room: 0.2 },
    voice: {
      play: 'sung',
      line: 'voice',
      by: 'man',
      gain: -0.5,
      room: 0.3,
      echo: 0.18,
      effects: { even: true },
    },
    chorusVoices: {
      play: 'sung',
      line: 'voice',
      by: 'woman',
      third: true,
      gain: -6,
      pan: 0.3,
      room: 0.4,
      effects: { even: true },
    },
    organ: {
      play: 'chords',
      by: 'organ',
      low: 60,
      pattern: ['..x...x...x...x.'],
      gain: -8,
      pan: 0.35,
      width: 0.5,
      effects: { highpass: 250 },
    },
    organSolo: {
      play: 'line',
      line: 'solo',
      by: 'organ',
      gain: -1.5,
      pan: 0.1,
      room: 0.3,
      width: 0.6,
      effects: { drive: 1.6 },
    },
    guitar: {
      play: 'chords',
      by: 'electricGuitar',
      low: 52,
      pattern: ['x.x.x.xox.x.x.xo', 'x.x.x.xox.xox.x.'],
      strumMs: 14,
      gain: -11,
      pan: -0.45,
      room: 0.2,
      effects: { highpass: 160 },
    },
    twang: {
      play: 'line',
      line: 'twang',
      by: 'electricGuitar',
      gain: -2.5,
      pan: -0.2,
      room: 0.4,
      echo: 0.3,
      effects: { drive: 2 },
    },
    bass: {
      play: 'bass',
      by: 'fingerBass',
      low: 28,
      pattern: ['R-R-F-R-R-T-F-A-', 'R-R-F-R-R-R-F-A-'],
      gain: -4,
      room: 0.04,
    },
    drums: {
      play: 'drums',
      gain: -4.5,
      room: 0.22,
      grid: {
        kick: 'X.......x.x.....',
        snare: '....X.......X..o',
        hat: 'x.o.x.o.x.o.x.o.',
      },
      fill: { kick: 'X.......x.......', snare: 'x.x.X.x.X.XxX.X.', tomLow: '..........x...x.' },
    },
    bell: { play: 'drums', gain: -2, room: 0.2, grid: { tambourine: '....X.......X...', clap: '....x.......x...' } },
  },
  sections: {
    intro: {
      chords: 'A | A | D | E7',
      lines: {
        twang: 'a3*2 c#4 e4 f#4*2 e4 c#4 | a3*2 c#4 e4 g4*2 f#4 e4 | d4*2 f#4 a4 b4*2 a4 f#4 | e4*2 g#4 b4 e5*4',
      },
    },
    verse: {
      chords: 'A | A | D | D | A | F#m | Bm7 | E7',
      lines: {
        voice: `e4 e4 e4 c#4*2 e4*2 _ | a4*2 g#4 e4*2 c#4*3 | f#4 f#4 f#4 d4*2 f#4*2 _ | a4*2 f#4 e4*2 d4*3
          | c#4 d4 e4 e4*2 c#4*2 _ | f#4 f#4 e4 c#4*2 c#4*2 _ | d4 d4 f#4 f#4*2 e4 d4*2 | e4*2 b4*4 _*2`,
        twang: '_*8 | _*8 | _*8 | _*8 | _*8 | _*8 | _*8 | _*4 e4 f#4 g#4 b4',
        solo: `e5 a5 c#6*2 b5 a5 e5*2 | f#5 e5 c#5*2 e5*2 _*2 | f#5 a5 d6*2 c#6 a5 f#5*2 | a5 f#5 e5*2 d5*2 _*2
          | c#6 c#6 b5 a5*2 e5*2 f#5 | a5*2 f#5 c#5*3 _*2 | d5 e5 f#5 a5 b5*2 a5*2 | g#5 a5 b5 d6 e6*4`,
      },
      words: {
        voice: `Car-ta car-bo-ne so-pra di noi o-gni pa-ro-la lo stes-so poi
          scri-vo il no-me leg-gi due vol-te u-na è ri-ma-sta con me`,
      },
    },
    chorus: {
      chords: 'D | E | C#m7 | F#m | D | E7 | A | E7',
      lines: {
        voice: `a4*3 _ a4*3 _ | b4*2 a4 g#4 e4*2 e4*2 | g#4*3 _ g#4*3 _ | a4 a4 g#4 f#4 e4*2 c#4*2
          | f#4*2 f#4 a4*2 f#4*2 e4 | g#4*3 e4*3 _*2 | a4*2 b4 c#5*3 a4*2 | g#4*4 e4*2 _*2`,
      },
      words: { voice: 'Blu blu blu sul-le di-ta blu blu per tut-ta la vi-ta e non an-drà più vi-a na na na na na na' },
    },
    end: { chords: 'B' },
  },
  form: [
    { section: 'intro', parts: 'twang bass drums guitar' },
    { section: 'verse', parts: 'voice shadow guitar organ bass drums twang' },
    { section: 'chorus', parts: 'voice shadow chorusVoices guitar organ bass drums bell' },
    {
      section: 'verse',
      parts: 'voice shadow guitar organ bass drums twang',
      words: {
        voice: `Fo-gli di sta-gno nel ta-scon blu o-gni se-gre-to l'ho det-to già
          e la mia ma-no sba-glia la da-ta il mar-te-dì non ci sei più`,
      },
    },
    { section: 'chorus', parts: 'voice shadow chorusVoices guitar organ bass drums bell' },
    { section: 'verse', parts: 'organSolo guitar bass drums bell' },
    { section: 'chorus', parts: 'voice shadow chorusVoices guitar organ bass drums bell', lift: 2 },
    { section: 'end', parts: 'guitar organ bass drums', hold: true },
  ],
};
