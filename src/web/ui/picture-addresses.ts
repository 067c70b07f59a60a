import type { PictureSize } from '#contract/picture-sizes.ts';
import { type CoverWidth, coverUrl, imageUrl } from '#web/media.ts';

type Addresses = { src: string; srcSet?: string; sizes?: string };

/** `src` for the smallest wanted size, `srcSet` for all of them where there is a choice. */
export function pictureAddresses(file: string, wanted: readonly PictureSize[], slot = '100vw'): Addresses {
  const [smallest, ...larger] = wanted.toSorted((a, b) => widthOf(a) - widthOf(b));
  if (!smallest) return { src: file };
  const src = addressAt(file, smallest);
  const isOutside = src === addressAt(file, larger.at(-1) ?? smallest);
  if (isOutside) return { src };
  const srcSet = [smallest, ...larger].map((size) => `${addressAt(file, size)} ${widthOf(size)}w`).join(', ');
  return { src, srcSet, sizes: slot };
}

/** A cover travels as a whole address with a size in it, which is swapped; any other picture as its file. */
function addressAt(file: string, size: PictureSize): string {
  const [width, height] = size.split('x').map(Number);
  return width === height ? coverUrl(file, width as CoverWidth) : imageUrl(file, size);
}

function widthOf(size: PictureSize): number {
  return Number.parseInt(size, 10);
}
