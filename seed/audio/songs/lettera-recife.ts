import type { Piece } from '../score/piece.ts';

/** Bossa nova in D minor: nylon guitar, a voice close to the microphone, a flute that answers. */
export const letteraRecife: Piece = {
  tempo: 136,
  beatsPerBar: 4,
  unitsPerBar: 8,
  key: { tonic: 'D', mode: 'minor' },
  room: { seconds: 1.5, soft: 0.55, level: 0.38 },
  tail: 2.6,
  parts: {
    shadow: { play: 'line', line: 'voice', by: 'vibraphone', gain: -8, pan: 0.25, room: 0.4 },
    voice: {
      play: 'sung',
      line: 'voice',
      by: 'softWoman',
      gain: 0.5,
      room: 0.25,
      effects: { even: true },
    },
    guitar: {
      play: 'chords',
      by: 'nylonGuitar',
      low: 53,
      pattern: ['x--x--x-', '.-x--x-x'],
      anticipate: true,
      strumMs: 8,
      gain: -5,
      pan: -0.25,
      room: 0.2,
    },
    flute: { play: 'line', line: 'flute', by: 'flute', gain: -3.5, pan: 0.3, room: 0.45 },
    vibes: {
      play: 'chords',
      by: 'vibraphone',
      low: 62,
      pattern: ['x-------', '.'],
      ring: true,
      gain: -10,
      pan: 0.4,
      room: 0.4,
    },
    strings: {
      play: 'chords',
      by: 'strings',
      low: 57,
      pattern: 'changes',
      gain: -13.5,
      width: 0.8,
      room: 0.5,
      effects: { highpass: 220 },
    },
    bass: { play: 'bass', by: 'uprightBass', low: 28, pattern: ['R--FF--A', 'R--FF--R'], gain: -5.5, room: 0.06 },
    drums: {
      play: 'drums',
      gain: -4.5,
      room: 0.15,
      grid: {
        softKick: 'x..xx..x',
        rim: ['x..x..x.', '..x..x..'],
        hat: 'oooooooo',
        shaker: 'xoxoxoxo',
      },
    },
  },
  sections: {
    intro: {
      chords: 'Dm9 | G13 | Dm9 | A7b9',
      lines: { flute: '_ a5*2 f5 e5*4 | d5*2 e5 b4*5 | _ a5*2 f5 e5 f5 a5*2 | g5*2 e5 c#5*5' },
    },
    verse: {
      chords: 'Dm9 | G13 | Gm7 | C9 | Fmaj7 | Bbmaj7 | Em7b5 | A7b9',
      lines: {
        voice: `_ a4 a4*2 a4 c5*2 a4 | b4*3 a4*5 | _ g4 bb4*2 a4 g4*2 f4 | e4*2 g4*3 e4*3
          | _ a4 a4*2 c5 e5*2 d5 | c5*3 a4*2 f4*3 | g4*3 bb4*5 | bb4 a4*2 g4 c#5*2 a4*2`,
        flute: `_ f5 e5 f5 a5*2 e5*2 | d5*2 b4 e5*3 _*2 | _ d5 bb4 d5 f5*2 d5*2 | e5*2 d5 bb4*3 _*2
          | _ c5 e5 g5 a5*3 g5 | f5 d5 a5*4 _*2 | bb5 a5 g5 e5 d5*2 bb4*2 | c#5 e5 g5 bb5 a5*4`,
      },
      words: {
        voice: `Ti scri-vo da Re-ci-fe qui pio-ve pia-no sul tet-to
          la tua vo-ce ha pre-so il ma-re e non ri-tor-na`,
      },
    },
    bridge: {
      chords: 'Gm7 | C7 | Fmaj7 | D7b9 | Gm7 | Em7b5 A7 | Dm6 | Dm6',
      lines: {
        voice: `d5*3 c5 bb4*2 a4*2 | bb4*3 g4*5 | c5*3 bb4 a4*2 g4*2 | a4*3 f#4*5
          | bb4*3 a4 g4*2 d5*2 | d5*3 bb4 c#5*2 a4*2 | d5*6 _*2 | _*8`,
        flute: `_*8 | _*4 e5 g5 bb5*2 | _*8 | _*4 c6 a5 f#5*2 | _*8 | _*8 | _*2 a5 b5 a5 f5 d5*2 | e5*3 f5 a5*4`,
      },
      words: { voice: 'La let-te-ra vie-ne col ven-to e va via tor-na sem-pre la sau-da-de qui' },
    },
    end: { chords: 'Dm6' },
  },
  form: [
    { section: 'intro', parts: 'guitar flute bass drums' },
    { section: 'verse', parts: 'voice shadow guitar bass drums' },
    {
      section: 'verse',
      parts: 'voice shadow guitar bass drums vibes',
      words: {
        voice: `Hai chie-sto di Re-ci-fe e del-le pal-me la se-ra
          c'è chi can-ta su un bal-co-ne e mi as-so-mi-glia`,
      },
    },
    { section: 'bridge', parts: 'voice shadow guitar bass drums vibes strings flute' },
    { section: 'verse', parts: 'flute guitar bass drums vibes' },
    { section: 'bridge', parts: 'voice shadow guitar bass drums vibes strings flute' },
    { section: 'intro', parts: 'guitar flute bass drums' },
    { section: 'end', parts: 'guitar bass vibes drums', hold: true },
  ],
};
