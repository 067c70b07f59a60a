import type { Piece } from '../score/piece.ts';

/** A tarantella for the village band: accordion, mandolins, clarinet, tuba and tambourine, minor, relative, major. */
export const balloNonna: Piece = {
  tempo: 138,
  beatsPerBar: 2,
  unitsPerBar: 6,
  key: { tonic: 'A', mode: 'minor' },
  room: { seconds: 1.1, soft: 0.3, level: 0.32 },
  tail: 2,
  parts: {
    accordion: { play: 'line', line: 'tune', by: 'accordion', gain: -3, pan: -0.2, room: 0.25, legato: 0.8 },
    accordionLow: {
      play: 'line',
      line: 'tune',
      by: 'accordion',
      third: true,
      gain: -8,
      pan: -0.3,
      room: 0.25,
      legato: 0.8,
    },
    mandolin: { play: 'line', line: 'tune', by: 'mandolin', gain: -4.5, pan: 0.35, room: 0.25, tremoloBeats: 1 / 6 },
    clarinet: { play: 'line', line: 'tune', by: 'clarinet', gain: -4, pan: 0.15, room: 0.3, legato: 0.85 },
    violin: { play: 'line', line: 'long', by: 'violin', gain: -12, pan: 0.3, room: 0.35 },
    guitar: {
      play: 'chords',
      by: 'steelGuitar',
      low: 52,
      pattern: ['.xo.xo'],
      strumMs: 10,
      gain: -10.5,
      pan: 0.4,
      room: 0.15,
    },
    squeeze: { play: 'chords', by: 'accordion', low: 57, pattern: ['.xx.xx'], gain: -14, pan: -0.4, room: 0.2 },
    tuba: { play: 'bass', by: 'tuba', low: 33, pattern: ['R-.F-.'], gain: -3.5, room: 0.15 },
    tambourine: {
      play: 'drums',
      gain: -4.5,
      room: 0.15,
      grid: { tambourine: ['XoxXox', 'XoxXxx'], softKick: 'x..o..' },
    },
    band: {
      play: 'drums',
      gain: -5,
      room: 0.2,
      grid: { kick: 'x.....', snare: ['...x.o', '...xoo'], woodblock: 'x.xx.x', castanet: '..o..o' },
      fill: { kick: 'x..x..', snare: 'x.xxxX' },
    },
    cheer: { play: 'drums', gain: -4.5, room: 0.35, grid: { clap: '...X..' } },
  },
  sections: {
    intro: { chords: 'Am | E7 | Am | E7' },
    minor: {
      chords: 'Am | Am | E7 | E7 | E7 | E7 | Am | Am',
      lines: {
        tune: `e5 d#5 e5 a5*2 e5 | c5 b4 c5 e5*2 c5 | b4 c5 d5 e5 d5 c5 | b4*2 e5 b4*2 _
          | e5 d#5 e5 g#5*2 e5 | d5 c5 d5 e5*2 d5 | c5 d5 c5 b4 a4 g#4 | a4*3 a4*2 _`,
        long: 'c5*6 | a4*6 | g#4*6 | b4*6 | d5*6 | b4*6 | e5*6 | c5*6',
      },
    },
    relative: {
      chords: 'C | G7 | G7 | C | Dm | Am | E7 | Am',
      lines: {
        tune: `g5*2 e5 g5*2 e5 | f5 e5 d5 g5*3 | f5*2 d5 f5*2 d5 | e5 d5 c5 g5*3
          | a5 g5 f5 a5 g5 f5 | e5 f5 e5 c5*2 a4 | b4 c5 d5 e5 d5 b4 | a4*3 a4*2 _`,
        long: 'e5*6 | b4*6 | d5*6 | c5*6 | f5*6 | e5*6 | g#4*6 | a4*6',
      },
    },
    major: {
      chords: 'A | A | D | A | E7 | A | E7 | A',
      lines: {
        tune: `c#5 e5 a5 c#6*2 a5 | b5 a5 g#5 a5*2 e5 | f#5 a5 f#5 d5 f#5 a5 | e5*3 c#5*2 _
          | b4 d5 g#5 b5*2 g#5 | a5 g#5 a5 c#6*2 a5 | b5 a5 g#5 f#5 e5 d5 | c#5 b4 c#5 a4*2 _`,
        long: 'e5*6 | c#5*6 | d5*6 | e5*6 | g#5*6 | a5*6 | d5*6 | c#5*6',
      },
    },
    close: { chords: 'A | E7', lines: { tune: 'a5 g#5 a5 c#6 b5 a5 | g#5 f#5 e5 d5 c#5 b4' } },
    end: { chords: 'A' },
  },
  form: [
    { section: 'intro', parts: 'tambourine tuba guitar' },
    { section: 'minor', parts: 'accordion tambourine tuba guitar' },
    { section: 'minor', parts: 'accordion mandolin tambourine tuba guitar band' },
    { section: 'relative', parts: 'mandolin squeeze tambourine tuba guitar band' },
    { section: 'relative', parts: 'mandolin accordion accordionLow violin tambourine tuba guitar band' },
    { section: 'major', parts: 'clarinet squeeze tambourine tuba guitar' },
    { section: 'major', parts: 'clarinet mandolin violin squeeze tambourine tuba guitar band cheer' },
    { section: 'minor', parts: 'clarinet guitar tambourine tuba violin' },
    { section: 'minor', parts: 'accordion accordionLow mandolin violin tambourine tuba guitar band' },
    { section: 'relative', parts: 'accordion accordionLow mandolin violin tambourine tuba guitar band' },
    { section: 'major', parts: 'accordion mandolin clarinet violin tambourine tuba guitar band cheer' },
    { section: 'major', parts: 'accordion mandolin clarinet violin tambourine tuba guitar band cheer', lift: 2 },
    { section: 'close', parts: 'accordion mandolin clarinet tambourine tuba guitar band', lift: 2 },
    { section: 'end', parts: 'accordion squeeze guitar tuba band', hold: true, lift: 2 },
  ],
};
