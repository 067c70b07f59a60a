import type { Piece } from '../score/piece.ts';

/** Italo-disco in C sharp minor: galloping octave bass, four on the floor, a robot that misses somebody. */
export const tramSei: Piece = {
  tempo: 126,
  beatsPerBar: 4,
  unitsPerBar: 16,
  key: { tonic: 'C#', mode: 'minor' },
  room: { seconds: 1.7, soft: 0.25, level: 0.38 },
  echo: { beats: 0.75, feedback: 0.4 },
  tail: 2.8,
  parts: {
    voice: {
      play: 'sung',
      line: 'voice',
      by: 'robot',
      gain: 0,
      room: 0.3,
      echo: 0.2,
      width: 0.5,
      effects: { even: true },
    },
    star: {
      play: 'sung',
      line: 'star',
      by: 'woman',
      gain: -2.5,
      room: 0.4,
      echo: 0.2,
      effects: { even: true },
    },
    starLow: {
      play: 'sung',
      line: 'star',
      by: 'robot',
      octave: -1,
      gain: -6.5,
      pan: 0.2,
      room: 0.3,
      effects: { even: true },
    },
    lead: { play: 'line', line: 'lead', by: 'synthLead', gain: -2, pan: 0.1, room: 0.3, echo: 0.3, width: 0.5 },
    stabs: {
      play: 'chords',
      by: 'synthStab',
      low: 61,
      pattern: ['..x..x..x..x..x.'],
      gain: -6.5,
      pan: -0.3,
      width: 0.7,
      room: 0.25,
      echo: 0.1,
    },
    pad: {
      play: 'chords',
      by: 'strings',
      low: 58,
      pattern: 'changes',
      gain: -9.5,
      width: 1,
      room: 0.4,
      effects: { pump: 0.55, highpass: 220 },
    },
    arp: {
      play: 'chords',
      by: 'glass',
      low: 73,
      pattern: ['0.2.1.3.2.4.3.1.'],
      gain: -8,
      pan: 0.4,
      room: 0.3,
      echo: 0.25,
    },
    bass: { play: 'bass', by: 'synthBass', low: 25, pattern: ['R.OOR.OOR.OOR.OO'], gain: -2.5, room: 0.02 },
    drums: {
      play: 'drums',
      gain: -5,
      room: 0.12,
      grid: {
        discoKick: 'X...X...X...X...',
        discoSnare: '....x.......x...',
        clap: '....x.......x...',
        hat: 'x.oxx.oxx.oxx.ox',
        openHat: '..x...x...x...x.',
        crash: ['x', '.', '.', '.', '.', '.', '.', '.'],
      },
      fill: {
        discoKick: 'X...X...X...X...',
        discoSnare: '....x...x.x.xxXX',
        tomHigh: '......xx........',
        tomLow: '.........x.x....',
        openHat: '..x...x.',
      },
    },
    pulse: { play: 'drums', gain: -5, room: 0.12, grid: { discoKick: 'X...X...X...X...', hat: '..x...x...x...x.' } },
  },
  sections: {
    riff: {
      chords: 'C#m | A | E | B',
      lines: {
        lead: `c#5*2 g#4*2 c#5*2 e5*3 d#5*3 c#5*2 b4*2 | a4*2 e4*2 a4*2 c#5*6 _*4
          | b4*2 g#4*2 b4*2 e5*3 d#5*3 b4*4 | f#5*3 e5*3 d#5*6 _*4`,
      },
    },
    verse: {
      chords: 'C#m | A | E | B | C#m | A | E | B',
      lines: {
        voice: `g#4*4 g#4*2 e4*2 c#4*6 _*2 | _*4 e4*2 e4*2 c#4*2 e4*2 a4*3 _ | g#4*4 g#4*2 e4*2 b4*3 g#4*3 _*2 | _*4 f#4*2 f#4*2 e4*2 d#4*2 f#4*3 _
          | g#4*4 g#4*2 e4*2 c#4*6 _*2 | _*4 e4*2 e4*2 c#4*2 e4*2 a4*3 _ | b4*4 b4*2 g#4*2 e4*6 _*2 | d#4*3 f#4*3 b4*6 _*4`,
        lead: `_*16 | _*16 | _*16 | _*12 f#5*2 d#5*2 | _*16 | _*16 | _*16 | _*12 b4*2 d#5*2`,
      },
      words: {
        voice: `Tram del-le sei pas-sa la cit-tà lu-ci ro-sa blu sul ve-tro ci sei
          tram del-le sei che non dor-me mai por-ta-mi via con te ah`,
      },
    },
    chorus: {
      chords: 'A | B | G#m | C#m | A | B | G#m | C#m',
      lines: {
        star: `c#5*3 c#5*3 b4*2 a4*6 _*2 | d#5*3 d#5*3 c#5*2 b4*6 _*2 | b4*3 b4*3 g#4*2 d#5*6 _*2 | e5*3 d#5*3 c#5*2 c#5*6 _*2
          | c#5*3 c#5*3 e5*2 a4*6 _*2 | d#5*3 d#5*3 f#5*2 b4*6 _*2 | d#5*3 c#5*3 b4*2 g#4*6 _*2 | c#5*12 _*4`,
        lead: `_*12 e5*2 c#5*2 | _*12 f#5*2 d#5*2 | _*12 d#5*2 b4*2 | _*12 g#5*2 e5*2
          | _*12 e5*2 c#5*2 | _*12 f#5*2 d#5*2 | _*12 d#5*2 b4*2 | c#5*2 g#4*2 c#5*2 e5*3 d#5*3 c#5*4`,
      },
      words: {
        star: `Cor-ri cor-ri nel-la not-te den-tro il blu tram del-le sei
          cor-ri cor-ri sen-za me-ta tram del-le sei sei`,
      },
    },
    end: { chords: 'C#m' },
  },
  form: [
    { section: 'riff', parts: 'lead bass pulse arp' },
    { section: 'riff', parts: 'lead bass drums stabs arp' },
    { section: 'verse', parts: 'voice bass drums stabs lead' },
    { section: 'chorus', parts: 'star starLow bass drums stabs pad lead arp' },
    {
      section: 'verse',
      parts: 'voice bass drums stabs pad lead',
      words: {
        voice: `Ul-ti-mo bar lu-ce che va via neon di pla-sti-ca e po-ca fol-lia
          quan-do sei qui non ho più l'e-tà re-sta qui su con me ah`,
      },
    },
    { section: 'chorus', parts: 'star starLow bass drums stabs pad lead arp' },
    { section: 'riff', parts: 'lead bass drums pad arp stabs' },
    { section: 'end', parts: 'pad bass stabs pulse', hold: true },
  ],
};
