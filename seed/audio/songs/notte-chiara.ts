import type { Piece } from '../score/piece.ts';

/** A slow Italian ballad: piano, strings, a woman's voice; the drums only enter with the second verse. */
export const notteChiara: Piece = {
  tempo: 76,
  beatsPerBar: 4,
  unitsPerBar: 8,
  key: { tonic: 'F', mode: 'major' },
  room: { seconds: 2.6, soft: 0.45, level: 0.3 },
  echo: { beats: 0.75, feedback: 0.3 },
  tail: 3.5,
  parts: {
    // An instrument along with the singer, hardly heard, makes the line warmer; here and in other songs.
    shadow: { play: 'line', line: 'voice', by: 'vibraphone', gain: -7, pan: 0.2, room: 0.4 },
    voice: {
      play: 'sung',
      line: 'voice',
      by: 'woman',
      gain: 0.5,
      room: 0.4,
      echo: 0.12,
      effects: { even: true },
    },
    second: {
      play: 'sung',
      line: 'voice',
      by: 'softWoman',
      third: true,
      gain: -8,
      pan: 0.35,
      room: 0.6,
      effects: { even: true },
    },
    piano: {
      play: 'chords',
      by: 'piano',
      low: 55,
      pattern: ['r.0.1.2.f.1.2.1.', 'r.0.1.2.3.2.1.0.'],
      ring: true,
      gain: -2,
      pan: -0.15,
      room: 0.3,
    },
    keys: { play: 'chords', by: 'piano', low: 60, pattern: ['x---o---x---o-o-'], gain: -10, pan: 0.2, room: 0.3 },
    strings: {
      play: 'chords',
      by: 'strings',
      low: 58,
      pattern: 'changes',
      gain: -10.5,
      width: 0.9,
      room: 0.6,
      effects: { highpass: 200 },
    },
    counter: { play: 'line', line: 'counter', by: 'cello', gain: -7, pan: -0.3, room: 0.5 },
    bass: { play: 'bass', by: 'fingerBass', low: 29, pattern: ['R-----f-R---A---'], gain: -1.5, room: 0.05 },
    drums: {
      play: 'drums',
      gain: -3.5,
      room: 0.25,
      grid: { kick: 'x.....o.x.......', rim: '....x.......x...', hat: 'o.o.o.o.o.o.o.o.' },
    },
    drumsFull: {
      play: 'drums',
      gain: -3,
      room: 0.3,
      grid: {
        kick: 'X.....o.x.x.....',
        snare: '....X.......X...',
        hat: 'x.o.x.o.x.o.x.o.',
        crash: ['x...............', '.', '.', '.', '.', '.', '.', '.'],
      },
      fill: {
        kick: 'X.....x.x.......',
        snare: '....X.......x.xX',
        tomHigh: '.........x......',
        tomLow: '..........xx....',
        hat: 'x.o.x.o.',
      },
    },
  },
  sections: {
    intro: { chords: 'F | Bb C7', lines: { counter: 'c4*2 a3*2 f3*2 a3*2 | bb3*3 d4 c4*4' } },
    verse: {
      chords: 'F | Am7 | Bbmaj7 | C7sus4 C7 | Dm7 | Bbmaj7 | Gm7 | C7',
      lines: {
        voice: `a4*2 a4 c5*2 a4*2 g4 | g4 a4 c5*4 a4*2 | bb4*2 bb4 d5*2 c5*2 bb4 | a4 g4*5 _*2
          | f4*2 f4 a4*2 a4*2 g4 | f4 g4 a4*4 f4*2 | d5*2 d5 c5*2 bb4*2 a4 | bb4 a4 g4*4 _*2`,
        counter: `_*8 | _*8 | _*8 | _*4 e4*2 g4*2 | _*8 | _*8 | _*8 | _*4 c4*2 d4 e4`,
      },
      words: {
        voice: `Not-te chia-ra sul lun-go-ma-re por-ta via quel che re-sta
          le tue scar-pe nel-la sab-bia e u-na fe-sta che non c'è più`,
      },
    },
    chorus: {
      chords: 'Bb | C | Am7 | Dm | Gm7 | C7sus4 C7 | F | F',
      lines: {
        voice: `d5*3 d5 f5*2 e5 d5 | e5*3 c5 d5 c5*3 | c5*3 c5 e5*2 d5 c5 | d5*3 a4*3 _*2
          | bb4*3 bb4 d5*2 c5 bb4 | c5*2 bb4 a4 g4*2 c5*2 | a4*6 _*2 | _*8`,
        counter: `f4*8 | g4*4 e4*4 | e4*8 | f4*4 d4*4 | d4*8 | f4*4 e4*4 | c4*2 f4*2 a4*4 | c5*2 bb4*2 a4*4`,
      },
      words: {
        voice: `Re-sta re-sta con me an-co-ra che la lu-na non dor-me
          chi la la-scia sul ma-re la sua vo-ce`,
      },
    },
    end: { chords: 'F' },
  },
  form: [
    { section: 'intro', parts: 'piano counter strings' },
    { section: 'verse', parts: 'voice shadow piano bass' },
    {
      section: 'verse',
      parts: 'voice shadow piano strings counter bass drums',
      words: {
        voice: `U-na bar-ca che tor-na pia-no con le re-ti già chiu-se
          e la stra-da che por-ta vi-a sa di sa-le e di pa-ne`,
      },
    },
    { section: 'chorus', parts: 'voice shadow second piano keys strings counter bass drumsFull' },
    { section: 'end', parts: 'piano strings bass drumsFull', hold: true },
  ],
};
