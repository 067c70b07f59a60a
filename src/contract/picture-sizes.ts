/**
 * The sizes in which pictures exist, for the room that makes them and the pages that ask for them. No others are made.
 * 700x700 is ours: a cover as wide as a phone of two pixels to the point, for half the bytes of the next one.
 */
export const coverSizes = ['100x100', '150x150', '200x200', '400x400', '700x700', '1000x1000'] as const;

export const imageSizes = [
  '482x250',
  '845x438',
  '640x332',
  '320x168',
  '192x100',
  '1920x800',
  '1200x600',
  '992x413',
  '768x320',
] as const;

export type CoverSize = (typeof coverSizes)[number];
export type ImageSize = (typeof imageSizes)[number];
export type PictureSize = CoverSize | ImageSize;
