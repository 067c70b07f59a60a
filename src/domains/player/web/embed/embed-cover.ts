import { coverUrl } from '#web/media.ts';

/** The sizes that have room for a picture; the others do not even ask for it. */
const sizesWithCover = ['320x100', '120x240'];

export function embedCover(image: HTMLImageElement, size: string) {
  image.addEventListener('error', () => image.removeAttribute('src'));
  return {
    show(cover: string): void {
      if (!sizesWithCover.includes(size)) return;
      if (cover) image.src = coverUrl(cover, 200);
      else image.removeAttribute('src');
    },
  };
}
