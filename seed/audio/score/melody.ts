import { pitchClass } from './harmony.ts';

/** Positions and lengths in units from the start of the section. */
export type WrittenNote = { at: number; length: number; midi: number };

/**
 * Reads `e5*3 d5 _*4 | ~*2 c5*6`: a note and its length in units, `_` for silence, `~` to prolong the note before.
 * Every bar must be full, so a slip of the pen is an error and not a limping song.
 */
export function readMelody(text: string, unitsPerBar: number): WrittenNote[] {
  const notes: WrittenNote[] = [];
  let at = 0;
  text.split('|').forEach((bar, index) => {
    const start = at;
    for (const token of bar.trim().split(/\s+/)) {
      const [name = '', times = '1'] = token.split('*');
      const length = Number(times);
      const last = notes.at(-1);
      if (name === '~' && last) last.length += length;
      else if (name !== '_') notes.push({ at, length, midi: readNote(name) });
      at += length;
    }
    if (at - start !== unitsPerBar) throw new Error(`Bar ${index + 1} has ${at - start} units in "${bar.trim()}"`);
  });
  return notes;
}

function readNote(name: string): number {
  const match = /^([a-g][#b]?)(\d)$/.exec(name);
  if (!match?.[1]) throw new Error(`"${name}" is not a note`);
  const capital = match[1].charAt(0).toUpperCase() + match[1].slice(1);
  return pitchClass(capital) + 12 * (Number(match[2]) + 1);
}

/** `Not-te chia-ra` → its syllables. */
export function readWords(text: string): string[] {
  return text.split(/[\s-]+/).filter(Boolean);
}
