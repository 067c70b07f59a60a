import type { EditorProps } from '@tiptap/pm/view';

/**
 * A dialog that closes gives the focus back to the text, but not its cursor: ProseMirror sets that some milliseconds later, and
 * what is typed until then is lost. So it is set at once, unless somebody is just choosing another place with the mouse.
 */
export function placeCursorOnFocus(): NonNullable<EditorProps['handleDOMEvents']> {
  let isPressed = false;
  const press = () => {
    isPressed = true;
  };
  const release = () => {
    isPressed = false;
  };
  return {
    mousedown: press,
    mouseup: release,
    blur: release,
    focus: (view) => {
      if (!isPressed) view.focus();
    },
  };
}
