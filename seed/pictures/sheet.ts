import { type Colours, chooseColours, type Mood, type Palette, paletteFor } from './palette.ts';
import { createRandom, type Random, type Seed } from './random.ts';

/** One picture being drawn: its size, its inks, its chance, and what it has defined so far. */
export interface Sheet {
  width: number;
  height: number;
  /** A hundredth of the height: motifs measure in it, so that they fit any format. */
  unit: number;
  random: Random;
  colours: Colours;
  /** Stores a definition and answers the name to refer to it by. */
  define(markup: (id: string) => string): string;
  defined(): string;
}

export interface SheetOptions {
  width: number;
  height: number;
  seed: Seed;
  palette?: Palette;
  moods?: readonly Mood[];
}

const anyMood: readonly Mood[] = ['paper', 'soft', 'soft', 'night', 'bold'];

export function createSheet({ width, height, seed, palette, moods = anyMood }: SheetOptions): Sheet {
  const random = createRandom(seed);
  const colours = chooseColours(random, palette ?? paletteFor(seed), random.pick(moods));
  const definitions: string[] = [];
  return {
    width,
    height,
    unit: height / 100,
    random,
    colours,
    define(markup) {
      const id = `d${definitions.length}`;
      definitions.push(markup(id));
      return id;
    },
    defined: () => definitions.join(''),
  };
}

export interface Finish {
  /** How much paper grain the rasteriser lays over the picture, 0 to 1. */
  grain?: number;
}

export function finishSheet(sheet: Sheet, body: string, { grain = 0.5 }: Finish = {}): string {
  const { width, height } = sheet;
  const texture = grain > 0 ? ` data-grain="${grain}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"${texture}><defs>${sheet.defined()}</defs>${body}</svg>`;
}

/** A smaller sheet pasted on this one: same inks, same chance, its own measures. */
export const pasted = (sheet: Sheet, width: number, height: number): Sheet => ({
  ...sheet,
  width,
  height,
  unit: height / 100,
});
