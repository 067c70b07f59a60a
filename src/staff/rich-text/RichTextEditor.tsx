import { getSchema } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { embedAddress } from '#contract/embed-address.ts';
import { toast } from '#web/toasts/toasts.ts';
import { editorExtensions } from './editor-extensions.ts';
import { insertEmbed } from './insert-embed.ts';
import { cleanPaste } from './paste/clean-paste.ts';
import { placeCursorOnFocus } from './place-cursor.ts';
import { readHtml } from './read-html.ts';
import { richTextMessages as text } from './rich-text.messages.ts';
import { writtenSerializer } from './schema/written-schema.ts';
import { goOnWriting } from './tools/go-on-writing.ts';
import { TableTools } from './tools/TableTools.tsx';
import { Toolbar } from './tools/Toolbar.tsx';
import { ToolDialog } from './tools/ToolDialog.tsx';
import type { DialogName } from './tools/tool-list.ts';
import { writeHtml } from './write-html.ts';

type Props = {
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Its name, and the ids of what is said about it. */
  label: string;
  describedBy?: string;
  isInvalid: boolean;
  /** Takes the focus, where a fault stands here. */
  focusRef: (element: { focus: () => void } | null) => void;
};

const schema = getSchema(editorExtensions);

/**
 * Written text. The document belongs to the editor while somebody writes: a value from outside is taken only when it is another
 * one than was last given out, so neither a save nor its answer moves the cursor.
 */
export function RichTextEditor({ value, onChange, onBlur, label, describedBy, isInvalid, focusRef }: Props) {
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [first] = useState(() => readHtml(value, schema));
  const [handleDOMEvents] = useState(placeCursorOnFocus);
  const given = useRef({ outside: value, written: writeHtml(first) });
  const give = useRef(onChange);
  give.current = onChange;

  const editor = useEditor({
    extensions: editorExtensions,
    // There from the beginning: what came a moment later would take away what was typed into the empty page.
    content: first.toJSON(),
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      handleDOMEvents,
      clipboardSerializer: writtenSerializer,
      attributes: {
        class: 'rich-text prose',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
      },
      transformPastedHTML: (html) => {
        const { html: clean, lostPictures } = cleanPaste(html, location.origin);
        if (lostPictures > 0) toast('info', text.lostPictures(lostPictures));
        return clean;
      },
    },
    onPaste: (event) => {
      const words = event.clipboardData?.getData('text/plain').trim() ?? '';
      const src = /^https?:\/\/\S+$/.test(words) ? embedAddress(words, location.origin) : null;
      if (!src || !pastes.current) return;
      event.preventDefault();
      pastes.current(src);
    },
    onUpdate: ({ editor: now }) => {
      const written = writeHtml(now.state.doc);
      if (written === given.current.written) return;
      given.current = { outside: written, written };
      give.current(written);
    },
    onBlur,
  });
  const pastes = useRef<((src: string) => void) | null>(null);
  pastes.current = editor && ((src) => insertEmbed(editor, { src, title: '' }));

  // Within the drawing itself: a letter typed between it and a later effect would be taken for older than the value.
  useLayoutEffect(() => {
    if (!editor || value === given.current.outside) return;
    given.current.outside = value;
    const doc = readHtml(value, editor.schema);
    // What a save added to links and pictures is no change of the text: the cursor stays.
    if (writeHtml(doc) === given.current.written) return;
    editor.commands.setContent(doc.toJSON(), { emitUpdate: false });
    given.current.written = writeHtml(editor.state.doc);
  }, [editor, value]);

  useEffect(() => {
    focusRef(editor && { focus: () => goOnWriting(editor) });
    return () => focusRef(null);
  }, [editor, focusRef]);

  return (
    <div className={`rounded-card border bg-card ${isInvalid ? 'border-accent' : 'border-edge'}`}>
      <Toolbar editor={editor} onDialog={setDialog} />
      <TableTools editor={editor} />
      <EditorContent editor={editor} />
      <ToolDialog editor={editor} name={dialog} onClose={() => setDialog(null)} />
    </div>
  );
}
