import { Node } from '@tiptap/core';

export type SongAttributes = { artistSlug: string; songSlug: string };

/** A song of the catalogue: the shortcode where it is kept, a card where it is shown. */
export const Song = Node.create({
  name: 'song',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ artistSlug: { default: '' }, songSlug: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'div[data-song]',
      getAttrs: ({ dataset: { artistSlug = '', songSlug = '' } }) => ({ artistSlug, songSlug }),
    },
  ],
  renderHTML: ({ node }) => {
    const { artistSlug, songSlug } = node.attrs as SongAttributes;
    return ['p', `[musica artista="${artistSlug}" brano="${songSlug}"]`];
  },
});
