import { coverSizes, imageSizes, type PictureSize } from '#contract/picture-sizes.ts';
import { contentTypeOf } from '../sending/content-types.ts';

/** A free size would let anybody fill the disk with variants, so only these are made. */
const sizes: readonly PictureSize[] = [...coverSizes, ...imageSizes];
export type Size = PictureSize;

export const qualities = ['480p', '720p'] as const;
export type Quality = (typeof qualities)[number];

export const formats = ['jpeg', 'webp', 'avif'] as const;
export type Format = (typeof formats)[number];
/** Made ahead for pictures that many will see: browsers of today take one of these; a JPEG is made when somebody asks for one. */
export const preparedFormats: readonly Format[] = ['webp', 'avif'];

export function isSize(text: string): text is Size {
  return (sizes as readonly string[]).includes(text);
}

export function isQuality(text: string): text is Quality {
  return (qualities as readonly string[]).includes(text);
}

export function measuresOf(size: Size): { width: number; height: number } {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
}

export function typeOfFormat(format: Format): string {
  return contentTypeOf(format)?.type ?? 'image/jpeg';
}
