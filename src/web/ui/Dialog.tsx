import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from './IconButton.tsx';
import { lockScroll } from './lock-scroll.ts';
import { SurfaceLanguage } from './surface.ts';
import { type SurfaceLang, uiMessages } from './ui.messages.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  size?: 'small' | 'medium' | 'large';
  hideTitle?: boolean;
  /** The language of all of it, where that is not the page's. */
  lang?: SurfaceLang;
};

/**
 * The browser's own modal dialog: it holds the focus, makes the page behind inert and gives the focus back. What stands
 * inside lives only while it is open. The focus begins on the title, or on a child that carries `data-autofocus`.
 */
export function Dialog({ open, ...rest }: Props) {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (open) setThere(true);
  }, [open]);
  return isThere ? <OpenDialog {...rest} open={open} onGone={() => setThere(false)} /> : null;
}

const widths = { small: 'max-w-md', medium: 'max-w-2xl', large: 'max-w-5xl' };

function OpenDialog({
  open,
  onClose,
  onGone,
  title,
  children,
  size = 'medium',
  hideTitle,
  lang = 'it',
}: Props & { onGone: () => void }) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const pressedOutside = useRef(false);

  useLayoutEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return;
    dialog.showModal();
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2'))?.focus();
    const unlock = lockScroll();
    return () => {
      dialog.close();
      unlock();
    };
  }, [open]);

  const gone = useRef(onGone);
  gone.current = onGone;
  useEffect(() => {
    if (open) return;
    let isCurrent = true;
    const leaving = element.current?.getAnimations() ?? [];
    Promise.allSettled(leaving.map(({ finished }) => finished)).then(() => isCurrent && gone.current());
    return () => {
      isCurrent = false;
    };
  }, [open]);

  const isOutside = (event: MouseEvent) => event.target === element.current;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, through the dialog's own cancel event.
    <dialog
      ref={element}
      lang={lang}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== element.current) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => open && !element.current?.open && onClose()}
      onMouseDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => isOutside(event) && pressedOutside.current && onClose()}
      className={`dialog w-[calc(100%-2rem)] rounded-card bg-ground text-ink shadow-deep ${widths[size]}`}
    >
      <div className="grid max-h-[calc(100dvh-var(--dialog-top,1rem)-1rem)] gap-4 overflow-y-auto overscroll-contain p-5 md:p-8">
        <h2
          id={titleId}
          tabIndex={-1}
          className={hideTitle ? 'visually-hidden' : 'pr-12 text-25 outline-none md:text-31'}
        >
          {title}
        </h2>
        <SurfaceLanguage value={lang}>{children}</SurfaceLanguage>
      </div>
      <IconButton
        icon="close"
        label={uiMessages[lang].close}
        onClick={onClose}
        className="absolute! top-3 right-3 bg-ground md:top-5 md:right-5"
      />
    </dialog>
  );
}
