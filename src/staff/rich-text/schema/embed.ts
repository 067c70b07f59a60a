import { Node } from '@tiptap/core';
import { isAllowedFrame, isMeasure } from '#contract/written-html.ts';

export type EmbedAttributes = { src: string; title: string; width: string | null; height: string | null };

/** A player of the allow-list in a frame. */
export const Embed = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '' },
    title: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [
    {
      tag: 'iframe[src]',
      getAttrs: (element) => {
        const src = element.getAttribute('src') ?? '';
        if (!isAllowedFrame(src)) return false;
        const measure = (text: string | null) => (isMeasure(text) ? text : null);
        return {
          src,
          title: element.getAttribute('title') ?? '',
          width: measure(element.getAttribute('width')),
          height: measure(element.getAttribute('height')),
        };
      },
    },
  ],
  renderHTML: ({ node }) => {
    const { src, title, width, height } = node.attrs as EmbedAttributes;
    return ['iframe', { src, ...(title && { title }), width, height }];
  },
});
