import type { Editor } from '@tiptap/core';
import { isMeasure } from '#contract/written-html.ts';
import { fileUrl } from '#web/media.ts';
import type { PickedUse } from '../media/PickedPicture.tsx';

/** A picture over its caption, which can still be written, and a paragraph to go on in. */
export function insertPicture(editor: Editor, { file, alt, caption, width, height }: PickedUse): void {
  const measure = (pixels: number | null) => (isMeasure(String(pixels)) ? String(pixels) : null);
  const image = { type: 'image', attrs: { src: fileUrl(file), alt, width: measure(width), height: measure(height) } };
  const figcaption = { type: 'figcaption', ...(caption && { content: [{ type: 'text', text: caption }] }) };
  editor
    .chain()
    .insertContent([{ type: 'figure', content: [image, figcaption] }, { type: 'paragraph' }])
    .run();
}
