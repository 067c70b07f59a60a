import type { DrumName } from '../sound/drum-kit.ts';
import type { Effects } from '../sound/effects.ts';
import type { InstrumentName } from '../sound/instruments.ts';
import type { Room } from '../sound/room.ts';
import type { VoiceName } from '../sound/singer.ts';

/** Everything there is to know about a piece of music, as data. How it is written is explained in README.md. */
export type Piece = {
  /** Beats per minute. */
  tempo: number;
  beatsPerBar: number;
  /** The grid of the written melodies: 8 for eighths in 4/4, 16 for sixteenths. */
  unitsPerBar: number;
  key: { tonic: string; mode: 'major' | 'minor' };
  /** Off-beats come late: `share` of each pair of `beats` belongs to the first (0.5 is straight). */
  swing?: { beats: number; share: number };
  room: Room;
  echo?: { beats: number; feedback: number };
  /** Seconds the last sound is given to die away. */
  tail: number;
  parts: Record<string, Part>;
  sections: Record<string, Section>;
  form: FormEntry[];
};

export type Section = {
  chords: string;
  lines?: Record<string, string>;
  /** Syllables for the sung lines, by line. */
  words?: Record<string, string>;
};

export type FormEntry = {
  section: string;
  /** Names of the parts that play, separated by spaces. */
  parts: string;
  /** Everybody strikes once and lets ring: the last chord. */
  hold?: boolean;
  /** Semitones up, for the chorus that comes back higher. */
  lift?: number;
  words?: Record<string, string>;
};

type Placed = {
  /** Decibels. */
  gain: number;
  pan?: number;
  room?: number;
  echo?: number;
  width?: number;
  effects?: Effects;
};

export type LinePart = Placed & {
  play: 'line';
  line: string;
  by: InstrumentName;
  octave?: number;
  /** Plays a third below the written line, inside the key. */
  third?: boolean;
  /** How much of its written length a note sounds. */
  legato?: number;
  /** Long notes are struck again every so many beats, as on a mandolin. */
  tremoloBeats?: number;
};

export type SungPart = Placed & { play: 'sung'; line: string; by: VoiceName; octave?: number; third?: boolean };

export type ChordPart = Placed & {
  play: 'chords';
  by: InstrumentName;
  /** Lowest note of the voicings. */
  low: number;
  /** One string per bar, taken in turn; or `changes`: one long chord at each change. */
  pattern: string[] | 'changes';
  ring?: boolean;
  strumMs?: number;
  spread?: boolean;
  /** The last step of a bar already plays the next chord. */
  anticipate?: boolean;
};

export type BassPart = Placed & {
  play: 'bass';
  by: InstrumentName;
  low: number;
  pattern: string[];
  anticipate?: boolean;
};

export type Grid = Partial<Record<DrumName, string | string[]>>;
export type DrumPart = Placed & { play: 'drums'; grid: Grid; fill?: Grid };

export type Part = LinePart | SungPart | ChordPart | BassPart | DrumPart;
