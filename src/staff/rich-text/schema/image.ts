import { Node } from '@tiptap/core';
import { isMeasure, isOwnPicture } from '#contract/written-html.ts';

export type ImageAttributes = {
  src: string;
  alt: string;
  width: string | null;
  height: string | null;
  /** Where a press on the picture leads. */
  href: string | null;
};

/** A picture of the media library. */
export const Image = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: { default: '' },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
    href: { default: null },
  }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => {
        const read = (name: string) => element.getAttribute(name);
        const src = read('src') ?? '';
        if (!isOwnPicture(src)) return false;
        const measure = (name: string) => (isMeasure(read(name)) ? read(name) : null);
        const link = element.parentElement?.closest('a[href]');
        return {
          src,
          alt: read('alt') ?? '',
          width: measure('width'),
          height: measure('height'),
          href: link?.getAttribute('href') ?? null,
        };
      },
    },
  ],
  renderHTML: ({ node }) => {
    const { src, alt, width, height, href } = node.attrs as ImageAttributes;
    const image = ['img', { src, alt, width, height }] as const;
    return href ? ['a', { href }, image] : image;
  },
});
