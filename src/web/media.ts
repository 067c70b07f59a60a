import type { CoverSize, ImageSize, PictureSize } from '#contract/picture-sizes.ts';

export const coverWidths = [100, 150, 200, 400, 700, 1000] as const;
export type CoverWidth = (typeof coverWidths)[number];

/** A picture's place on the page, and the size it has from a screen width on, widest first. */
const sizesByPlace = {
  banner: [
    { from: 1200, size: '1920x800' },
    { from: 992, size: '1200x600' },
    { from: 768, size: '992x413' },
    { from: 0, size: '768x320' },
  ],
  lead: [
    { from: 992, size: '845x438' },
    { from: 576, size: '640x332' },
    { from: 0, size: '482x250' },
  ],
  card: [
    { from: 768, size: '482x250' },
    { from: 0, size: '320x168' },
  ],
  thumb: [{ from: 0, size: '192x100' }],
} as const satisfies Record<string, readonly { from: number; size: ImageSize }[]>;
export type PicturePlace = keyof typeof sizesByPlace;

const largeScreenFrom = 992;
const mediaHost = '/media';

/** `file` is what the API gives: `folder/name.jpg`. A whole address (a legacy or outside picture) is left as it is. */
export function imageUrl(file: string, size: PictureSize): string {
  return inFolder(size, file);
}

export interface PictureSource {
  media: string | undefined;
  srcSet: string;
  width: number;
  height: number;
}

/** The `<source>`s of a `<picture>`, widest screen first; the last one has no condition and suits the `<img>`. */
export function pictureSources(file: string, place: PicturePlace): PictureSource[] {
  return sizesByPlace[place].map(({ from, size }) => {
    const [width = 0, height = 0] = size.split('x').map(Number);
    return { media: from > 0 ? `(min-width: ${from}px)` : undefined, srcSet: imageUrl(file, size), width, height };
  });
}

const coverToken = /(?<!\d)(1000x1000|700x700|400x400|200x200|150x150|100x100)(?!\d)/;

/** Covers travel as whole addresses with a size in them (1000x1000 as a rule), which is swapped for the wanted one. */
export function coverUrl(cover: string, width: CoverWidth): string {
  const size = `${width}x${width}` as CoverSize;
  return coverToken.test(cover) ? cover.replace(coverToken, size) : imageUrl(cover, size);
}

export function videoUrl(file: string, screenWidth = 0): string {
  return inFolder(screenWidth >= largeScreenFrom ? '720p' : '480p', file);
}

/** Sound lies in the quality folders too; a larger screen does not make it better. */
export function audioUrl(file: string): string {
  return inFolder('480p', file);
}

export function fileUrl(file: string): string {
  return inFolder('original', file);
}

function inFolder(folder: string, file: string): string {
  return /^(?:https?:)?\//i.test(file) ? file : `${mediaHost}/${folder}/${file}`;
}
