import type { Editor } from '@tiptap/core';
import { MediaPicker } from '../../media/MediaPicker.tsx';
import { insertPicture } from '../insert-picture.ts';

/** A picture of the library, with its alternative text and its caption. */
export function PictureDialog({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  return (
    <MediaPicker
      hasWords
      onPick={(picked) => {
        insertPicture(editor, picked);
        onDone();
      }}
    />
  );
}
