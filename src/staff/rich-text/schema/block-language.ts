import { Extension } from '@tiptap/core';

/** A block in another language keeps saying so. */
export const BlockLanguage = Extension.create({
  name: 'blockLanguage',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem', 'codeBlock', 'figure'],
      attributes: { lang: { default: null } },
    },
  ],
});
