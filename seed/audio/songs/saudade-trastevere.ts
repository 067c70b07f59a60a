import type { Piece } from '../score/piece.ts';

/** A tango that turns to G major for its refrain: bandoneon, violin, marching piano and a man who stayed behind. */
export const saudadeTrastevere: Piece = {
  tempo: 120,
  beatsPerBar: 4,
  unitsPerBar: 8,
  key: { tonic: 'G', mode: 'minor' },
  room: { seconds: 1.6, soft: 0.4, level: 0.36 },
  tail: 2.2,
  parts: {
    shadow: { play: 'line', line: 'voice', by: 'clarinet', gain: -12, pan: 0.2, room: 0.35 },
    voice: { play: 'sung', line: 'voice', by: 'man', gain: 0.5, room: 0.35, effects: { even: true } },
    bandoneon: { play: 'line', line: 'bandoneon', by: 'bandoneon', gain: -2, pan: 0.25, room: 0.3, legato: 0.85 },
    bandoneonLow: {
      play: 'line',
      line: 'bandoneon',
      by: 'bandoneon',
      third: true,
      gain: -6.5,
      pan: 0.3,
      room: 0.3,
      legato: 0.85,
    },
    violin: { play: 'line', line: 'violin', by: 'violin', gain: -9.5, pan: -0.35, room: 0.45 },
    marcato: {
      play: 'chords',
      by: 'bandoneon',
      low: 55,
      pattern: ['X.x.X.x.', 'X.x.X.x.', 'X.x.X.x.', 'X..x.-X.'],
      gain: -12,
      pan: 0.4,
      room: 0.2,
    },
    piano: {
      play: 'chords',
      by: 'piano',
      low: 58,
      pattern: ['r.x.f.x.', 'r.x.f.x.', 'r.x.f.x.', 'r..x.xX.'],
      gain: -5.5,
      pan: -0.15,
      room: 0.25,
    },
    strings: {
      play: 'chords',
      by: 'strings',
      low: 60,
      pattern: 'changes',
      gain: -12.5,
      width: 0.9,
      room: 0.5,
      effects: { highpass: 220 },
    },
    bass: {
      play: 'bass',
      by: 'uprightBass',
      low: 31,
      pattern: ['R.R.F.R.', 'R.R.F.R.', 'R.R.F.R.', 'R..R.FA.'],
      gain: -4,
      room: 0.08,
    },
    taps: { play: 'drums', gain: -2.5, room: 0.25, grid: { castanet: '....x..o', brush: ['x...x...', 'x..x.xx.'] } },
  },
  sections: {
    intro: {
      chords: 'Gm | D7',
      lines: { bandoneon: 'd5 eb5 d5 c#5 d5*2 g5*2 | f#5 a5 c6 bb5 a5*3 _', violin: '_*8 | _*4 d5*2 f#5*2' },
    },
    verse: {
      chords: 'Gm | D7 | D7 | Gm | G7 | Cm | Gm D7 | Gm',
      lines: {
        voice: `_ d4 g4 a4 bb4*2 a4 g4 | a4*3 f#4*3 _*2 | _ d4 f#4 g4 a4*2 g4 f#4 | bb4*3 g4*3 _*2
          | _ g4 f4 g4 b4*2 g4 f4 | eb4*3 g4*3 _*2 | bb4*2 a4 g4 f#4*2 a4*2 | g4*6 _*2`,
        violin: `_*8 | _*4 d5*2 c5 a4 | _*8 | _*4 d5*2 bb4 g4 | _*8 | _*4 g5*2 eb5 c5 | _*8 | _*4 d5 g5 bb5*2`,
        bandoneon: `g5 f#5 g5 a5 bb5*2 d6*2 | c6 bb5 a5 f#5 d5*3 _ | f#5 g5 a5 bb5 c6*2 a5*2 | bb5 a5 g5 d5 bb4*3 _
          | b5 c6 d6 b5 g5*2 f5*2 | eb5 f5 g5 c6 eb6*3 _ | d6 c6 bb5 a5 f#5 g5 a5 c6 | bb5 a5 g5*4 _*2`,
      },
      words: {
        voice: `C'è un vi-co-lo di Ro-ma che sa di Ba-hi-a bel-la
          la chi-tar-ra non dor-me mai so-no lon-ta-no qui`,
      },
    },
    refrain: {
      chords: 'G | D7 | D7 | G | E7 | Am | Am7 D7 | G',
      lines: {
        voice: `b4*3 a4 g4*2 d4*2 | f#4*2 a4*2 c5*3 _ | c5*3 b4 a4*2 f#4*2 | g4*2 b4*2 d5*3 _
          | d5*3 b4 g#4*2 b4*2 | c5*4 a4*3 _ | c5*2 b4 a4 f#4*2 d4*2 | g4*6 _*2`,
        violin: `d5*8 | c5*6 a5*2 | a5*4 f#5*4 | d5*4 b5*4 | b5*4 g#5*4 | e5*4 c6*4 | a5*4 c6*4 | b5*4 d6*4`,
      },
      words: {
        voice: `Sau-da-de a Tra-ste-ve re la se-ra che se ne va con le bar-che blu tor-ne-rò da te sì`,
      },
    },
    chanchan: { chords: 'D7', lines: { bandoneon: 'd5 f#5 a5 c6 d6*2 _*2' } },
    end: { chords: 'Gm' },
  },
  form: [
    { section: 'intro', parts: 'bandoneon violin piano bass taps' },
    { section: 'verse', parts: 'voice shadow piano bass marcato' },
    { section: 'verse', parts: 'bandoneon bandoneonLow piano bass marcato taps strings' },
    { section: 'refrain', parts: 'voice shadow violin piano bass marcato taps strings' },
    {
      section: 'verse',
      parts: 'voice shadow violin piano bass marcato taps',
      words: {
        voice: `O-gni pon-te del fiu-me por-ta a Ri-o o qua-si
          scri-vo car-to-li-ne a chi non so-no so-lo ci sei`,
      },
    },
    { section: 'refrain', parts: 'voice shadow violin piano bass marcato taps strings' },
    { section: 'chanchan', parts: 'bandoneon bandoneonLow piano bass marcato' },
    { section: 'end', parts: 'marcato piano bass', hold: true },
  ],
};
