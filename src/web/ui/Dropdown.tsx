import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Icon } from './Icon.tsx';

type Props = {
  label: string;
  items: readonly { label: string; to: string }[];
  /** In px; the list scrolls beyond it. */
  maxHeight?: number;
  align?: 'left' | 'right';
  className?: string;
};

/** A menu button whose entries are links: arrows, Home and End walk, Escape gives the focus back to the button. */
export function Dropdown({ label, items, maxHeight = 320, align = 'left', className = '' }: Props) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === key;
  const setOpen = (wanted: boolean) => setOpenedAt(wanted ? key : null);
  // Every navigation closes the list, also one from elsewhere, and no way back opens it again.
  if (openedAt !== null && !isOpen) setOpenedAt(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpenedAt(null);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);

  const entries = () => [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  async function openAt(position: number): Promise<void> {
    setOpen(true);
    // The list is open by then, and the next key finds the focus in it, whether or not the screen was drawn meanwhile.
    await null;
    entries().at(position)?.focus();
  }
  function onButtonKey(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      void openAt(event.key === 'ArrowDown' ? 0 : -1);
    }
    if (event.key === 'Escape') setOpen(false);
  }
  function onMenuKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
      return;
    }
    if (event.key === 'Tab') setOpen(false);
    const all = entries();
    const target = entryAfterKey(event.key, all, all.indexOf(document.activeElement as HTMLElement));
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  return (
    <div ref={root} className={`relative ${className}`}>
      <button
        ref={button}
        type="button"
        id={`${id}-button`}
        aria-haspopup="true"
        aria-expanded={isOpen}
        aria-controls={`${id}-menu`}
        // A press without a pointer (Enter, Space) has no detail: then the focus goes into the list.
        onClick={(event) => (isOpen || event.detail > 0 ? setOpen(!isOpen) : void openAt(0))}
        onKeyDown={onButtonKey}
        className="inline-flex min-h-11 items-center gap-1.5 text-14 font-semibold"
      >
        {label}
        <Icon
          name="chevron-down"
          size={16}
          className={`transition-transform duration-200 ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div
        role="menu"
        id={`${id}-menu`}
        aria-labelledby={`${id}-button`}
        hidden={!isOpen}
        onKeyDown={onMenuKey}
        style={{ maxHeight }}
        className={`pop absolute top-full z-30 min-w-52 overflow-y-auto overscroll-contain rounded-card border border-rule bg-ground py-1 shadow-lift ${align === 'right' ? 'right-0' : 'left-0'}`}
      >
        {items.map((item) => (
          <a
            key={item.to}
            href={item.to}
            role="menuitem"
            tabIndex={-1}
            onClick={() => setOpen(false)}
            className="flex min-h-11 items-center px-4 text-14 no-underline -outline-offset-3 hover:bg-raised focus:bg-raised"
          >
            {item.label}
          </a>
        ))}
      </div>
    </div>
  );
}

function entryAfterKey(key: string, all: HTMLElement[], current: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return all[(current + 1) % all.length];
  if (key === 'ArrowUp') return all.at(current - 1);
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const rest = [...all.slice(current + 1), ...all.slice(0, current + 1)];
  return rest.find((entry) => entry.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()));
}
