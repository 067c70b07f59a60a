import { coverArts } from './covers/art.ts';
import { banded, framed, headed, ruled, silent } from './covers/layout.ts';
import { paletteFor } from './palette.ts';
import type { Seed } from './random.ts';
import { createSheet, finishSheet } from './sheet.ts';

export interface CoverOptions {
  seed: Seed;
  title?: string;
  /** Records of one artist share their inks. */
  artist?: string;
}

const side = 1000;

/** A record sleeve, 1000 by 1000. */
export function drawCover({ seed, title = '', artist = '' }: CoverOptions): string {
  const palette = paletteFor(artist || seed);
  const sheet = createSheet({ width: side, height: side, seed: `cover ${seed}`, palette });
  const art = sheet.random.pick(coverArts);
  const layout =
    title && artist ? sheet.random.pick([silent, silent, banded, headed, headed, framed, framed, ruled]) : silent;
  return finishSheet(sheet, layout(sheet, art, { title, artist }));
}
