export type Chord = { root: number; bass: number; intervals: number[] };

const letters: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

const qualities: Record<string, number[]> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  dim7: [0, 3, 6, 9],
  aug: [0, 4, 8],
  sus4: [0, 5, 7],
  add9: [0, 4, 7, 14],
  6: [0, 4, 7, 9],
  m6: [0, 3, 7, 9],
  7: [0, 4, 7, 10],
  maj7: [0, 4, 7, 11],
  m7: [0, 3, 7, 10],
  m7b5: [0, 3, 6, 10],
  '7sus4': [0, 5, 7, 10],
  '7b9': [0, 4, 7, 10, 13],
  9: [0, 4, 7, 10, 14],
  maj9: [0, 4, 7, 11, 14],
  m9: [0, 3, 7, 10, 14],
  13: [0, 4, 10, 14, 21],
};

export function pitchClass(name: string): number {
  const letter = letters[name[0] ?? ''];
  if (letter === undefined) throw new Error(`"${name}" is not a note`);
  return (letter + (name[1] === '#' ? 1 : name[1] === 'b' ? 11 : 0)) % 12;
}

/** Reads `F#m7b5` or `C7/E`. */
export function readChord(symbol: string): Chord {
  const match = /^([A-G][#b]?)([^/]*)(?:\/([A-G][#b]?))?$/.exec(symbol);
  const intervals = qualities[match?.[2] ?? '-'];
  if (!match?.[1] || !intervals) throw new Error(`"${symbol}" is not a chord`);
  const root = pitchClass(match[1]);
  return { root, bass: match[3] ? pitchClass(match[3]) : root, intervals };
}

export function transposed(chord: Chord, semitones: number): Chord {
  const up = (tone: number) => (tone + semitones + 12) % 12;
  return { root: up(chord.root), bass: up(chord.bass), intervals: chord.intervals };
}

/** The lowest note of a pitch class that is not below `low`. */
export function atOrAbove(tone: number, low: number): number {
  return low + ((((tone - low) % 12) + 12) % 12);
}

/** Four notes at most, lying as close as possible to the chord before: what a pianist's hand does by itself. */
export function voiceChord(chord: Chord, low: number, previous: number[] | undefined): number[] {
  const intervals = chord.intervals.length > 4 ? chord.intervals.slice(1) : chord.intervals;
  const tones = intervals.map((interval) => (chord.root + interval) % 12);
  const inversions = tones.map((lowest) => {
    const bottom = atOrAbove(lowest, low);
    return tones.map((tone) => atOrAbove(tone, bottom)).sort((a, b) => a - b);
  });
  const reference = previous ?? [low + 2, low + 6, low + 9];
  return inversions.reduce((best, voicing) =>
    distance(voicing, reference) < distance(best, reference) ? voicing : best,
  );
}

function distance(voicing: number[], reference: number[]): number {
  const nearest = (note: number) => Math.min(...reference.map((other) => Math.abs(other - note)));
  const moves = voicing.reduce((sum, note) => sum + nearest(note), 0);
  return moves + Math.abs(Math.min(...voicing) - Math.min(...reference)) * 0.5;
}

/** Drops the second highest note by an octave: the open sound of guitars and harps. */
export function spreadOut(voicing: number[]): number[] {
  const dropped = voicing.length - 2;
  return voicing.map((note, i) => (i === dropped ? note - 12 : note)).sort((a, b) => a - b);
}

const scales = { major: [0, 2, 4, 5, 7, 9, 11], minor: [0, 2, 3, 5, 7, 8, 10] };

/**
 * The second voice of every Italian duet: two steps down the scale, or the chord's own note if that lies as near and the
 * scale's would rub against it.
 */
export function thirdBelow(midi: number, tonic: number, mode: 'major' | 'minor', chord: Chord): number {
  const scale = scales[mode].map((degree) => (degree + tonic) % 12);
  const belongs = (interval: number) =>
    chord.intervals.some((tone) => (chord.root + tone) % 12 === (((midi - interval) % 12) + 12) % 12);
  const inScale = (interval: number) => scale.includes((((midi - interval) % 12) + 12) % 12);
  const natural = inScale(3) ? 3 : 4;
  const consonant = [natural, 3, 4, 5].find(belongs);
  return midi - (consonant ?? natural);
}
