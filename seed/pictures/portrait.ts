import { paletteFor } from './palette.ts';
import { posterBehind } from './portraits/backdrop.ts';
import { drawFigure } from './portraits/figure.ts';
import { type Cast, castFor } from './portraits/names.ts';
import type { Seed } from './random.ts';
import { group } from './shapes.ts';
import { createSheet, finishSheet, type Sheet } from './sheet.ts';

export interface PortraitOptions {
  seed: Seed;
  name: string;
  /** Who to draw, when the name alone would mislead. */
  cast?: Cast;
}

const side = 1000;

/** Somebody of the station or of the charts, 1000 by 1000; a band comes as three. The inks are those of the artist's covers. */
export function drawPortrait({ seed, name, cast }: PortraitOptions): string {
  const sheet = sitterSheet(seed, name);
  return finishSheet(sheet, drawSitter(sheet, name, cast));
}

/** The sheet a person is drawn on; the same seed and name always bring back the same person. */
export const sitterSheet = (seed: Seed, name: string): Sheet =>
  createSheet({ width: side, height: side, seed: `portrait ${seed}`, palette: paletteFor(name) });

/** Must be the first drawing on its sheet, or chance will have made somebody else. */
export function drawSitter(sheet: Sheet, name: string, cast: Cast = castFor(name)): string {
  const people = cast === 'band' ? drawBand(sheet) : drawOne(sheet, cast === 'woman');
  return posterBehind(sheet) + people;
}

/** Faces look to either side: the drawing is mirrored by chance. */
function drawOne(sheet: Sheet, feminine: boolean, x = side / 2, y = -30, scale = 1.2): string {
  const mirror = sheet.random.chance(0.5) ? -scale : scale;
  return group(`translate(${x} ${y}) scale(${mirror} ${scale})`, drawFigure(sheet, feminine));
}

function drawBand(sheet: Sheet): string {
  const { random } = sheet;
  const [left = true, right = false, front = true] = random.shuffle([true, false, random.chance(0.5)]);
  return (
    drawOne(sheet, left, 230, 130, 0.84) + drawOne(sheet, right, 770, 130, 0.84) + drawOne(sheet, front, 500, 200, 0.98)
  );
}
