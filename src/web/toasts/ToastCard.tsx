import { type KeyboardEvent, useRef } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import type { IconName } from '../ui/icons.ts';
import { uiMessages } from '../ui/ui.messages.ts';
import { type Toast, type ToastKind, toasts } from './toasts.ts';

const marks: Record<ToastKind, { icon: IconName; look: string }> = {
  error: { icon: 'warning', look: 'bg-red text-white' },
  success: { icon: 'check', look: 'bg-green text-white' },
  info: { icon: 'info', look: 'bg-night-3 text-moon' },
};

export function ToastCard({ toast: { id, kind, text, lang, action } }: { toast: Toast }) {
  const card = useRef<HTMLDivElement>(null);
  const { icon, look } = marks[kind];

  /** The focus must not fall out of the page with the card: the next message has it, or the page itself. */
  function close(): void {
    const hadFocus = card.current?.contains(document.activeElement);
    const next = card.current?.nextElementSibling ?? card.current?.previousElementSibling;
    toasts.dismiss(id);
    if (hadFocus)
      (next?.querySelector('button') ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
  }
  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    event.preventDefault();
    close();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing and focusing only hold the time; the buttons inside are what acts.
    <div
      ref={card}
      lang={lang}
      data-theme="night"
      data-toast={kind}
      onPointerEnter={() => toasts.hold(id)}
      onPointerLeave={() => toasts.release(id)}
      onFocus={() => toasts.hold(id)}
      onBlur={() => toasts.release(id)}
      onKeyDown={onKey}
      className="appear pointer-events-auto grid grid-cols-[auto_1fr_auto] items-start gap-3 rounded-card border border-rule bg-ground p-2 pl-3 text-ink shadow-lift"
    >
      <span className={`mt-2 grid size-7 place-items-center rounded-round ${look}`}>
        <Icon name={icon} size={16} />
      </span>
      <div className="grid justify-items-start gap-1 py-2.5">
        <p className="text-14 leading-normal font-medium">{text}</p>
        {action && (
          <button
            type="button"
            onClick={() => {
              action.run();
              close();
            }}
            className="-mb-2 min-h-11 text-14 font-semibold text-accent underline underline-offset-4"
          >
            {action.label}
          </button>
        )}
      </div>
      <IconButton icon="close" label={uiMessages[lang ?? 'it'].closeToast} onClick={close} iconSize={18} />
    </div>
  );
}
