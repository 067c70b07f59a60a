import type { Editor } from '@tiptap/core';
import { richTextMessages } from '../rich-text.messages.ts';
import type { ToolName } from './ToolIcon.tsx';

const text = richTextMessages.tools;
/** What asks something before it writes. */
export type DialogName = 'link' | 'picture' | 'embed' | 'song';

type Tool = {
  name: ToolName;
  label: string;
  /** As it is announced and shown: Control, or Command on a Mac. */
  keys?: string;
  isActive?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
} & ({ run: (editor: Editor) => void } | { dialog: DialogName });

const heading = (level: 2 | 3 | 4): Tool => ({
  name: `heading${level}`,
  label: text[`heading${level}`],
  keys: `Control+Alt+${level}`,
  isActive: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().toggleHeading({ level }).run(),
});

/** In the order of the bar; the groups stand a little apart. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [
    {
      name: 'paragraph',
      label: text.paragraph,
      keys: 'Control+Alt+0',
      isActive: (editor) => editor.isActive('paragraph'),
      run: (editor) => editor.chain().setParagraph().run(),
    },
    heading(2),
    heading(3),
    heading(4),
  ],
  [
    mark('bold', 'Control+B', (editor) => editor.chain().toggleBold().run()),
    mark('italic', 'Control+I', (editor) => editor.chain().toggleItalic().run()),
    mark('underline', 'Control+U', (editor) => editor.chain().toggleUnderline().run()),
    mark('strike', 'Control+Shift+S', (editor) => editor.chain().toggleStrike().run()),
  ],
  [
    {
      name: 'quote',
      label: text.quote,
      keys: 'Control+Shift+B',
      isActive: (editor) => editor.isActive('blockquote'),
      run: (editor) => editor.chain().toggleBlockquote().run(),
    },
    {
      name: 'bullets',
      label: text.bullets,
      keys: 'Control+Shift+8',
      isActive: (editor) => editor.isActive('bulletList'),
      run: (editor) => editor.chain().toggleBulletList().run(),
    },
    {
      name: 'numbers',
      label: text.numbers,
      keys: 'Control+Shift+7',
      isActive: (editor) => editor.isActive('orderedList'),
      run: (editor) => editor.chain().toggleOrderedList().run(),
    },
  ],
  [
    { name: 'link', label: text.link, isActive: (editor) => editor.isActive('link'), dialog: 'link' },
    { name: 'picture', label: text.picture, dialog: 'picture' },
    { name: 'embed', label: text.embed, dialog: 'embed' },
    { name: 'song', label: text.song, dialog: 'song' },
    {
      name: 'table',
      label: text.table,
      isActive: (editor) => editor.isActive('table'),
      isPossible: (editor) => !editor.isActive('table'),
      run: (editor) => editor.chain().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
    },
    { name: 'rule', label: text.rule, run: (editor) => editor.chain().setHorizontalRule().run() },
  ],
  [
    {
      name: 'undo',
      label: text.undo,
      keys: 'Control+Z',
      isPossible: (editor) => editor.can().undo(),
      run: (editor) => editor.chain().undo().run(),
    },
    {
      name: 'redo',
      label: text.redo,
      keys: 'Control+Shift+Z',
      isPossible: (editor) => editor.can().redo(),
      run: (editor) => editor.chain().redo().run(),
    },
  ],
];

function mark(name: 'bold' | 'italic' | 'underline' | 'strike', keys: string, run: (editor: Editor) => void): Tool {
  return { name, label: text[name], keys, isActive: (editor) => editor.isActive(name), run };
}
