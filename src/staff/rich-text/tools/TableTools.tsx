import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { richTextMessages } from '../rich-text.messages.ts';
import { goOnWriting } from './go-on-writing.ts';
import { useRovingFocus } from './use-roving-focus.ts';

const text = richTextMessages.tableTools;
const acts: readonly { label: string; run: (editor: Editor) => void }[] = [
  { label: text.rowAfter, run: (editor) => editor.chain().addRowAfter().run() },
  { label: text.columnAfter, run: (editor) => editor.chain().addColumnAfter().run() },
  { label: text.headRow, run: (editor) => editor.chain().toggleHeaderRow().run() },
  { label: text.deleteRow, run: (editor) => editor.chain().deleteRow().run() },
  { label: text.deleteColumn, run: (editor) => editor.chain().deleteColumn().run() },
  { label: text.deleteTable, run: (editor) => editor.chain().deleteTable().run() },
];

/** While the cursor stands in a table. */
export function TableTools({ editor }: { editor: Editor }) {
  const { bar, onKeyDown, stop } = useRovingFocus(acts.length);
  const isInTable = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') });
  if (!isInTable) return null;
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={text.label}
      onKeyDown={onKeyDown}
      className="flex gap-1 overflow-x-auto border-b border-rule bg-card px-2 py-1.5"
    >
      {acts.map(({ label, run }, place) => (
        <button
          key={label}
          type="button"
          {...stop(place)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            run(editor);
            goOnWriting(editor);
          }}
          className="min-h-9 flex-none rounded-small px-2.5 text-12 font-semibold text-ink-2 hover:bg-desk pointer-coarse:min-h-11"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
