import type { mediaKinds } from '#domains/media/media.rules.ts';
import type { Item } from '../resource/resource-calls.ts';

/** A file as the lists give it. */
export type MediaRow = {
  id: number;
  name: string;
  alt: string;
  caption: string;
  credit: string;
  file: string;
  kind: (typeof mediaKinds)[number];
  bytes: number;
  width: number | null;
  height: number | null;
  dominantColor: string;
  uses: number;
};

/** And whole, as it is read and changed. */
export type MediaItem = Item & MediaRow & { focusX: number | null; focusY: number | null };
