import type { Piece } from '../score/piece.ts';

/** A choir waltz in B flat: two singing lines over harp, strings and a hummed choir, no drum kit at all. */
export const stanzaFiori: Piece = {
  tempo: 100,
  beatsPerBar: 3,
  unitsPerBar: 6,
  key: { tonic: 'Bb', mode: 'major' },
  room: { seconds: 3.2, soft: 0.4, level: 0.36 },
  tail: 3.5,
  parts: {
    soprano: {
      play: 'sung',
      line: 'voice',
      by: 'woman',
      gain: -2.5,
      pan: -0.15,
      room: 0.5,
      effects: { even: true },
    },
    alto: {
      play: 'sung',
      line: 'voice',
      by: 'softWoman',
      third: true,
      gain: -7,
      pan: 0.25,
      room: 0.5,
      effects: { even: true },
    },
    tenor: {
      play: 'sung',
      line: 'voice',
      by: 'man',
      octave: -1,
      gain: -7,
      pan: 0.1,
      room: 0.5,
      effects: { even: true },
    },
    choir: {
      play: 'chords',
      by: 'choir',
      low: 55,
      pattern: 'changes',
      gain: -9.5,
      width: 1,
      room: 0.6,
      effects: { vowel: 'o', highpass: 150 },
    },
    harp: {
      play: 'chords',
      by: 'harp',
      low: 55,
      pattern: ['r.0.1.2.3.2.', 'r.0.1.3.2.1.'],
      ring: true,
      gain: -4,
      pan: -0.3,
      room: 0.4,
    },
    strings: {
      play: 'chords',
      by: 'strings',
      low: 60,
      pattern: 'changes',
      gain: -11.5,
      width: 1,
      room: 0.5,
      effects: { highpass: 220 },
    },
    bells: { play: 'line', line: 'bells', by: 'glockenspiel', gain: -4, pan: 0.35, room: 0.5 },
    bass: { play: 'bass', by: 'cello', low: 34, pattern: ['R-----------'], gain: -7.5, room: 0.3 },
    touch: {
      play: 'drums',
      gain: -4.5,
      room: 0.5,
      grid: { triangle: ['x.....', '.', '.', '.'], softKick: ['o.....', '.'] },
    },
  },
  sections: {
    intro: {
      chords: 'Bb | F/A | Gm | F7sus4',
      lines: { bells: 'f5*2 bb5*2 d6*2 | c6*4 a5*2 | bb5*2 g5*2 d5*2 | f5*6' },
    },
    verse: {
      chords: 'Bb | F/A | Gm | Eb | Bb/D | Cm7 | F7sus4 | F7 | Bb | D7/F# | Gm | Eb | Bb/F | F7 | Bb | Bb',
      lines: {
        voice: `d5*3 c5 bb4*2 | a4*4 c5*2 | d5*6 | bb4*4 g4*2 | f4*3 g4 bb4*2 | c5*4 eb5*2 | c5*6 | a4*4 f4*2
          | d5*3 c5 bb4*2 | a4*4 c5*2 | bb4*4 d5*2 | g5*4 eb5*2 | d5*3 c5 bb4*2 | c5*6 | bb4*6 | _*6`,
        bells: `_*6 | _*6 | _*6 | _*6 | _*6 | _*6 | c6*2 eb6*2 c6*2 | a5*6 | _*6 | _*6 | _*6 | _*6 | _*6 | _*6
          | f5*2 bb5*2 d6*2 | f6*6`,
      },
      words: {
        voice: `Nel-la stan-za dei fio-ri ho la-scia-to il tuo no-me e la lu-ce che en-tra-va lì pro-fu-ma-va di te`,
      },
    },
    chorus: {
      chords: 'Eb | F | Dm7 | Gm | Cm7 | F7 | Bb | Bb7 | Eb | Edim7 | Bb/F | G7 | Cm7 | F7 | Bb | Bb',
      lines: {
        voice: `g5*4 f5*2 | f5*4 c5*2 | d5*4 f5*2 | d5*4 bb4*2 | eb5*4 d5*2 | c5*4 a4*2 | bb4*3 c5 d5*2 | f5*4 _*2
          | g5*4 f5*2 | e5*4 g5*2 | f5*4 d5*2 | d5*4 f5*2 | eb5*3 d5 c5*2 | a4*3 bb4 c5*2 | bb4*6 | _*6`,
        bells: `bb5*6 | a5*6 | f5*6 | g5*6 | eb6*2 d6*2 c6*2 | a5*6 | bb5*2 d6*2 f6*2 | ab5*6
          | bb5*6 | g5*6 | f6*2 d6*2 bb5*2 | b5*6 | _*6 | _*6 | f5*2 bb5*2 d6*2 | f6*6`,
      },
      words: {
        voice: `A-pri la por-ta al ven-to la-scia che i fio-ri lì sì can-ti-no an-co-ra per te nel-la stan-za dei fio-ri`,
      },
    },
    close: {
      chords: 'Eb | Bb/F | F7 | Bb | Bb | Bb',
      lines: {
        voice: 'g5*4 eb5*2 | d5*3 c5 bb4*2 | c5*6 | bb4*6 | _*6 | _*6',
        bells: '_*6 | _*6 | _*6 | f5*2 bb5*2 d6*2 | f6*6 | bb6*6',
      },
      words: { voice: 'E pro-fu-ma-va di te' },
    },
    end: { chords: 'Bb' },
  },
  form: [
    { section: 'intro', parts: 'harp bells strings' },
    { section: 'verse', parts: 'soprano alto harp choir bass bells' },
    { section: 'chorus', parts: 'soprano alto tenor harp choir strings bass bells touch' },
    { section: 'close', parts: 'soprano alto tenor harp choir strings bass bells touch' },
    { section: 'intro', parts: 'harp choir bells' },
    { section: 'end', parts: 'harp choir strings bass', hold: true },
  ],
};
