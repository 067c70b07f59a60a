import { useEffect, useRef } from 'react';
import type { Item } from '../resource/resource-calls.ts';

type Options = { items: readonly Item[]; onToggle: (item: Item) => void; onEscape: () => void };

/** j and k walk through the rows, x marks the one at hand, Enter opens it since its link has the focus; / goes to the search. */
export function useListKeys(options: Options): void {
  const latest = useRef(options);
  latest.current = options;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target) || isCovered()) return;
      const { items, onToggle, onEscape } = latest.current;
      const links = [...document.querySelectorAll<HTMLElement>('[data-row-link]')];
      const at = links.findIndex((link) => link.closest('[data-row]')?.contains(document.activeElement));
      const item = items[at];
      if (event.key === 'j') links[Math.min(at + 1, links.length - 1)]?.focus();
      else if (event.key === 'k') links[Math.max(at - 1, 0)]?.focus();
      else if (event.key === 'x' && item) onToggle(item);
      else if (event.key === '/') document.querySelector<HTMLElement>('[data-list-search]')?.focus();
      else if (event.key === 'Escape') return onEscape();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type=checkbox]), textarea, select, [contenteditable=true]')
  );
}

/** Under a dialog or a menu the list does not listen. */
function isCovered(): boolean {
  return document.querySelector('dialog:modal, [role=menu], [role=listbox]') !== null;
}
