import type { Editor } from '@tiptap/core';

/** A player with room for its caption, and a paragraph to go on in. */
export function insertEmbed(editor: Editor, attrs: { src: string; title: string }): void {
  const figure = { type: 'figure', content: [{ type: 'embed', attrs }, { type: 'figcaption' }] };
  editor
    .chain()
    .insertContent([figure, { type: 'paragraph' }])
    .run();
}
