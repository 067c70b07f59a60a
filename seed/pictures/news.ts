import { arches } from './motifs/arches.ts';
import { arcs } from './motifs/arcs.ts';
import { circles } from './motifs/circles.ts';
import { circuit } from './motifs/circuit.ts';
import { citrus } from './motifs/citrus.ts';
import { fabric } from './motifs/fabric.ts';
import { film } from './motifs/film.ts';
import { globe } from './motifs/globe.ts';
import { headphones } from './motifs/headphones.ts';
import { heart } from './motifs/heart.ts';
import { hemicycle } from './motifs/hemicycle.ts';
import { hills } from './motifs/hills.ts';
import { instruments } from './motifs/instruments.ts';
import { leaves } from './motifs/leaves.ts';
import { lighthouse } from './motifs/lighthouse.ts';
import { market } from './motifs/market.ts';
import { microphone } from './motifs/microphone.ts';
import { newspaper } from './motifs/newspaper.ts';
import { phone } from './motifs/phone.ts';
import { road } from './motifs/road.ts';
import { skyline } from './motifs/skyline.ts';
import { stage } from './motifs/stage.ts';
import { table } from './motifs/table.ts';
import { tram } from './motifs/tram.ts';
import { vinyl } from './motifs/vinyl.ts';
import { waves } from './motifs/waves.ts';
import { windows } from './motifs/windows.ts';
import type { Seed } from './random.ts';
import type { Motif } from './scenery.ts';
import { createSheet, finishSheet } from './sheet.ts';

export type NewsCategory = keyof typeof motifsByCategory;

/** The first motifs of a row are its own; the last are guests that keep a category page from repeating itself. */
const motifsByCategory = {
  musica: [vinyl, microphone, instruments, stage, headphones, circles],
  salute: [heart, heart, leaves, citrus, hills],
  economia: [market, market, skyline, newspaper],
  politica: [hemicycle, hemicycle, arches, newspaper],
  tecnologia: [circuit, circuit, phone, phone, arcs],
  altri: [arcs, circles, leaves, waves, windows, arches, skyline],
  mondo: [globe, tram, skyline, lighthouse, hills],
  quotidiano: [windows, tram, table, newspaper],
  podcast: [headphones, microphone, arcs],
  cinema: [film, film, film, stage],
  moda: [fabric, fabric, fabric, leaves],
  auto: [road, road, road, skyline],
  gastronomia: [table, citrus, market],
  viaggi: [lighthouse, hills, waves, tram, arches],
} as const satisfies Record<string, readonly Motif[]>;

const anything: readonly Motif[] = [...new Set(Object.values(motifsByCategory).flat())];

export interface NewsPictureOptions {
  seed: Seed;
  category?: NewsCategory | (string & {});
}

/** A news photograph's place, filled by a poster: 1690 by 876, twice the size of the largest use. */
export function drawNewsPicture({ seed, category }: NewsPictureOptions): string {
  const sheet = createSheet({ width: 1690, height: 876, seed: `news ${seed}` });
  const motifs = (motifsByCategory as Record<string, readonly Motif[]>)[category ?? ''] ?? anything;
  return finishSheet(sheet, sheet.random.pick(motifs)(sheet));
}
