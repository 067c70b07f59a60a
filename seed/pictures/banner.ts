import { eclipse } from './covers/eclipse.ts';
import { horizon } from './covers/horizon.ts';
import { rainbow } from './covers/rainbow.ts';
import { ridges } from './covers/ridges.ts';
import { rings } from './covers/rings.ts';
import { arcs } from './motifs/arcs.ts';
import { circles } from './motifs/circles.ts';
import { skyline } from './motifs/skyline.ts';
import { stage } from './motifs/stage.ts';
import { waves } from './motifs/waves.ts';
import { paletteFor } from './palette.ts';
import { drawSitter, sitterSheet } from './portrait.ts';
import type { Cast } from './portraits/names.ts';
import { createRandom, type Seed } from './random.ts';
import type { Motif } from './scenery.ts';
import { box, group, move, within } from './shapes.ts';
import { createSheet, finishSheet, pasted } from './sheet.ts';

export interface ArtistBannerOptions {
  seed: Seed;
  /** With the seed and name given to the portrait, the same person stands on the right of the banner. */
  name?: string;
  cast?: Cast;
}

const width = 1920;
const height = 800;
const wide: readonly Motif[] = [arcs, circles, skyline, stage, waves, rainbow, ridges, rings];
const besideSomebody: readonly Motif[] = [arcs, circles, skyline, waves, rainbow, ridges, rings, eclipse, horizon];

/** The wide picture over an artist's page, 1920 by 800. */
export function drawArtistBanner({ seed, name, cast }: ArtistBannerOptions): string {
  if (!name) {
    const sheet = createSheet({ width, height, seed: `banner ${seed}`, palette: paletteFor(seed) });
    return finishSheet(sheet, sheet.random.pick(wide)(sheet));
  }
  const sitter = sitterSheet(seed, name);
  const portrait = drawSitter(sitter, name, cast);
  const left = width - height;
  const random = createRandom(`banner ${seed}`);
  const poster = random.pick(besideSomebody)({ ...pasted(sitter, left, height), random });
  const right = group(
    move(left, 0),
    within(sitter, box(0, 0, height, height), group(`scale(${height / sitter.width})`, portrait)),
  );
  return finishSheet({ ...sitter, width, height }, within(sitter, box(0, 0, left, height), poster) + right);
}
