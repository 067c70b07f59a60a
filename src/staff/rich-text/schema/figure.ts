import { Node } from '@tiptap/core';

/** A picture, a player, a table or a quotation with its caption. An empty caption is not written. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: '(image | embed | table | blockquote | codeBlock) figcaption',
  isolating: true,
  draggable: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
});

export const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  isolating: true,
  selectable: false,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
  addKeyboardShortcuts() {
    return {
      // A caption is one paragraph: Enter goes on writing below it.
      Enter: ({ editor }) => {
        const { $head } = editor.state.selection;
        if ($head.parent.type !== this.type) return false;
        const after = $head.after($head.depth - 1);
        return editor
          .chain()
          .insertContentAt(after, { type: 'paragraph' })
          .setTextSelection(after + 1)
          .scrollIntoView()
          .run();
      },
    };
  },
});
