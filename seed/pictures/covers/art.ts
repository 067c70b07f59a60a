import { arches } from '../motifs/arches.ts';
import { arcs } from '../motifs/arcs.ts';
import { circles } from '../motifs/circles.ts';
import { hills } from '../motifs/hills.ts';
import { instruments } from '../motifs/instruments.ts';
import { leaves } from '../motifs/leaves.ts';
import { lighthouse } from '../motifs/lighthouse.ts';
import { skyline } from '../motifs/skyline.ts';
import { vinyl } from '../motifs/vinyl.ts';
import { waves } from '../motifs/waves.ts';
import type { Sheet } from '../sheet.ts';
import { eclipse } from './eclipse.ts';
import { field } from './field.ts';
import { gaze } from './gaze.ts';
import { horizon } from './horizon.ts';
import { initial } from './initial.ts';
import { profile } from './profile.ts';
import { rainbow } from './rainbow.ts';
import { ridges } from './ridges.ts';
import { rings } from './rings.ts';
import { tunnel } from './tunnel.ts';

export type CoverArt = (sheet: Sheet, title: string) => string;

/** What a sleeve may show; those made for sleeves come up more often than those borrowed from the news. */
export const coverArts: readonly CoverArt[] = [
  eclipse,
  eclipse,
  ridges,
  ridges,
  rings,
  rainbow,
  rainbow,
  gaze,
  tunnel,
  tunnel,
  field,
  field,
  initial,
  initial,
  horizon,
  horizon,
  profile,
  profile,
  arcs,
  circles,
  waves,
  hills,
  leaves,
  skyline,
  vinyl,
  arches,
  lighthouse,
  instruments,
];
