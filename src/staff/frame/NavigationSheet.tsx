import { useLayoutEffect, useRef } from 'react';
import { IconButton } from '#web/ui/IconButton.tsx';
import { lockScroll } from '#web/ui/lock-scroll.ts';
import { frameMessages as text } from './frame.messages.ts';
import { Navigation } from './Navigation.tsx';

type Props = { open: boolean; onClose: () => void; permissions: readonly string[] };

/** The navigation on a phone: the browser's own modal dialog at the left edge. */
export function NavigationSheet({ open, onClose, permissions }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return;
    dialog.showModal();
    const unlock = lockScroll();
    return () => {
      dialog.close();
      unlock();
    };
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, through the dialog's own cancel event.
    <dialog
      ref={element}
      aria-label={text.navigation}
      onClose={() => open && onClose()}
      onClick={(event) => event.target === element.current && onClose()}
      className="dialog desk-sheet w-[min(19rem,86vw)] bg-night"
    >
      {open && <Navigation permissions={permissions} onFollow={onClose} />}
      <IconButton
        icon="close"
        label={text.closeNavigation}
        onClick={onClose}
        className="absolute! top-2 right-2 text-moon"
      />
    </dialog>
  );
}
