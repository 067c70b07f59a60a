import type { Part, Piece } from './score/piece.ts';

/**
 * The station's sonic logo, the same five notes in four clothes: sol, do, re, up to sol, and home on mi.
 * Sung, they are the station's name: An-te-na U-no.
 */
const logo = 'g4*2 c5*2 d5*2 g5*6 e5*4';
const name = 'An-te-na U-no';
const end = { chords: 'Cadd9' };

const voice: Part = {
  play: 'sung',
  line: 'logo',
  by: 'woman',
  gain: -0.5,
  room: 0.4,
  effects: { even: true },
};
const low: Part = { ...voice, by: 'man', octave: -1, gain: -3.5, pan: 0.2 };

const choir: Part = {
  play: 'chords',
  by: 'choir',
  low: 55,
  pattern: 'changes',
  gain: -7,
  width: 1,
  room: 0.5,
  effects: { vowel: 'a', highpass: 150 },
};

function jingle(
  piece: Pick<Piece, 'tempo' | 'room' | 'tail' | 'parts'> & { chords: string; play: string; last: string },
): Piece {
  const { chords, play, last, ...rest } = piece;
  return {
    ...rest,
    beatsPerBar: 4,
    unitsPerBar: 16,
    key: { tonic: 'C', mode: 'major' },
    sections: { logo: { chords, lines: { logo }, words: { logo: name } }, end },
    form: [
      { section: 'logo', parts: play },
      { section: 'end', parts: last, hold: true },
    ],
  };
}

/** Bells and choir: the one for the top of the hour. */
export const bellJingle = jingle({
  tempo: 104,
  room: { seconds: 2.4, soft: 0.3, level: 0.3 },
  tail: 0.9,
  chords: 'F G',
  play: 'voice low bells choir strings floor',
  last: 'choir strings bellsEnd kick floor',
  parts: {
    voice,
    low,
    choir,
    bells: { play: 'line', line: 'logo', by: 'glockenspiel', octave: 1, gain: -3, pan: -0.2, room: 0.5 },
    bellsEnd: { play: 'chords', by: 'glockenspiel', low: 79, pattern: 'changes', strumMs: 160, gain: -7, room: 0.5 },
    strings: { play: 'chords', by: 'strings', low: 60, pattern: 'changes', gain: -14, width: 1, room: 0.4 },
    floor: { play: 'bass', by: 'subBass', low: 36, pattern: ['R-------R-------'], gain: -5 },
    kick: { play: 'drums', gain: -5, grid: { kick: 'x' } },
  },
});

/** Four on the floor, for the evening. */
export const discoJingle = jingle({
  tempo: 122,
  room: { seconds: 1.4, soft: 0.2, level: 0.22 },
  tail: 1,
  chords: 'F G',
  play: 'voice low lead bass drums stabs',
  last: 'stabs bass crash choir',
  parts: {
    voice,
    low: { ...low, by: 'robot' },
    choir,
    lead: { play: 'line', line: 'logo', by: 'synthLead', octave: 1, gain: -8, pan: 0.2, room: 0.3, width: 0.5 },
    stabs: {
      play: 'chords',
      by: 'synthStab',
      low: 60,
      pattern: ['..x..x..x..x..x.'],
      gain: -10,
      width: 0.7,
      room: 0.25,
    },
    bass: { play: 'bass', by: 'synthBass', low: 29, pattern: ['R.OOR.OOR.OOR.OO'], gain: -4, room: 0.02 },
    drums: {
      play: 'drums',
      gain: -3,
      grid: {
        discoKick: 'X...X...X...X...',
        clap: '....x.......x...',
        openHat: '..x...x...x...x.',
        hat: 'x.oxx.oxx.oxx.ox',
      },
    },
    crash: { play: 'drums', gain: -3, room: 0.3, grid: { kick: 'x' } },
  },
});

/** Guitar and a whisper of rhythm, for the afternoon. */
export const bossaJingle = jingle({
  tempo: 92,
  room: { seconds: 1.6, soft: 0.4, level: 0.24 },
  tail: 0.6,
  chords: 'Fmaj7 G13',
  play: 'voice guitar flute bass drums',
  last: 'guitar bass vibes drums',
  parts: {
    voice: { ...voice, by: 'softWoman', gain: 0.5 },
    guitar: {
      play: 'chords',
      by: 'nylonGuitar',
      low: 53,
      pattern: ['x--x--x-.-x--x-x'],
      strumMs: 14,
      gain: -5,
      pan: -0.2,
      room: 0.2,
    },
    flute: { play: 'line', line: 'logo', by: 'flute', gain: -6, pan: 0.3, room: 0.4 },
    vibes: {
      play: 'chords',
      by: 'vibraphone',
      low: 67,
      pattern: 'changes',
      strumMs: 120,
      gain: -9,
      pan: 0.3,
      room: 0.4,
    },
    bass: { play: 'bass', by: 'uprightBass', low: 29, pattern: ['R--FF--AR--FF--A'], gain: -2, room: 0.05 },
    drums: {
      play: 'drums',
      gain: -6,
      grid: { softKick: 'x..xx..xx..xx..x', rim: 'x..x..x...x..x..', shaker: 'xoxoxoxoxoxoxoxo' },
    },
  },
});

/** Bells alone, short enough for between two songs. */
export const glassJingle = jingle({
  tempo: 148,
  room: { seconds: 2, soft: 0.25, level: 0.32 },
  tail: 0.2,
  chords: 'F G',
  play: 'glass bells harp',
  last: 'harpEnd sub',
  parts: {
    glass: { play: 'line', line: 'logo', by: 'glass', octave: 1, gain: 0, pan: -0.15, room: 0.5 },
    bells: { play: 'line', line: 'logo', by: 'glockenspiel', octave: 2, gain: -11, pan: 0.3, room: 0.5 },
    harp: { play: 'chords', by: 'harp', low: 60, pattern: ['0.1.2.3.0.1.2.3.'], gain: -6, pan: 0.2, room: 0.4 },
    harpEnd: { play: 'chords', by: 'harp', low: 64, pattern: 'changes', strumMs: 180, gain: -3, room: 0.5 },
    sub: { play: 'bass', by: 'subBass', low: 36, pattern: ['R'], gain: -6 },
  },
});
