import type { Editor } from '@tiptap/core';

/** The text takes the focus at once, where its cursor is: Tiptap's own command waits for a frame, and letters typed until then are lost. */
export function goOnWriting(editor: Editor): void {
  editor.view.focus();
  editor.commands.scrollIntoView();
}
