import type { Piece } from '../score/piece.ts';

/** Chamber music between the shelves: piano, clarinet, cello; signature: a page that turns, brushed. */
export const libreriaNovecento: Piece = {
  tempo: 88,
  beatsPerBar: 4,
  unitsPerBar: 8,
  key: { tonic: 'F', mode: 'major' },
  room: { seconds: 1.8, soft: 0.5, level: 0.34 },
  tail: 2,
  parts: {
    piano: {
      play: 'chords',
      by: 'piano',
      low: 57,
      pattern: ['r.0.2.1.f.3.2.1.'],
      ring: true,
      gain: -1.5,
      pan: -0.15,
      room: 0.35,
    },
    clarinet: { play: 'line', line: 'tune', by: 'clarinet', gain: -3, pan: 0.2, room: 0.4 },
    cello: { play: 'line', line: 'low', by: 'cello', gain: -5, pan: -0.3, room: 0.4 },
    voice: {
      play: 'sung',
      line: 'name',
      by: 'softWoman',
      gain: 1,
      room: 0.4,
      effects: { even: true },
    },
    page: { play: 'drums', gain: 0.5, room: 0.3, grid: { brush: ['x', '.'] } },
  },
  sections: {
    theme: {
      chords: 'Fmaj7 | Dm7 | Bbmaj7 | C7sus4 C7',
      lines: {
        tune: 'c5*2 a4 c5 e5*3 c5 | d5*2 a4 c5 f5*4 | d5*2 bb4 d5 f5*2 a5*2 | g5*3 f5 e5*2 c5*2',
        low: 'f3*4 e3*4 | d3*8 | bb3*4 a3*4 | g3*4 e3*4',
      },
    },
    name: {
      chords: 'Fmaj7 Bbmaj7',
      lines: { name: 'c4*2 f4*2 a4*2 g4*2', low: 'f3*4 bb3*4' },
      words: { name: 'No-ve-cen-to' },
    },
    end: { chords: 'Fmaj7' },
  },
  form: [
    { section: 'theme', parts: 'piano clarinet cello page' },
    { section: 'name', parts: 'piano voice cello page' },
    { section: 'end', parts: 'piano', hold: true },
  ],
};
