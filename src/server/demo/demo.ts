import type { SeedPart, SeedTools } from './seed-once.ts';

/** A demo station, by what of it the first visitor meets. */
export type Demo = {
  /** What the tables hold. Pictures are only ordered here, so it takes seconds. */
  rows: SeedPart[];
  /** Makes the files of the first sound; needs no database, so it begins before there is one. */
  compose(workFolder: string): Promise<void>;
  /** Puts the first sound on air. */
  sound: SeedPart[];
  /** Whose pictures are drawn before anybody is let in. */
  firstPages: string[];
  /** Draws those of the files that are ordered and not drawn yet. */
  draw(tools: Pick<SeedTools, 'db' | 'media'>, files: string[]): Promise<void>;
  /** Everything else: made in the background while visitors are there. */
  rest: SeedPart[];
};
