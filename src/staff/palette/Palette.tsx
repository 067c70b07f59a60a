import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { Dialog } from '#web/ui/Dialog.tsx';
import { useMe } from '../session/use-me.ts';
import { entriesFor, type PaletteEntry } from './match-entries.ts';
import { PaletteList } from './PaletteList.tsx';
import { paletteMessages as text } from './palette.messages.ts';
import { standingEntries } from './palette-entries.ts';
import { closePalette } from './palette-state.ts';
import { useFoundItems } from './use-found-items.ts';

/** Ctrl-K: every page, act and item from one field, by keyboard alone if need be. */
export function Palette({ isOpen }: { isOpen: boolean }) {
  return (
    <Dialog open={isOpen} onClose={closePalette} title={text.title} hideTitle>
      <Finder />
    </Dialog>
  );
}

function Finder() {
  const { permissions } = useMe();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const standing = useMemo(() => standingEntries(permissions), [permissions]);
  const { items, isSearching } = useFoundItems(typed);
  const entries = [...items, ...entriesFor(standing, typed)];
  const chosen = entries[Math.min(at, entries.length - 1)];

  function follow(entry: PaletteEntry): void {
    closePalette();
    if ('to' in entry) void navigate(entry.to);
    else entry.run();
  }
  function onKey(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setAt((Math.min(at, entries.length - 1) + step + entries.length) % Math.max(entries.length, 1));
    else if (event.key === 'Enter' && chosen) follow(chosen);
    else return;
    event.preventDefault();
  }

  return (
    <div data-grows className="-mt-2 grid gap-3">
      <input
        role="combobox"
        aria-label={text.label}
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={chosen && `${listId}-${chosen.id}`}
        aria-autocomplete="list"
        data-autofocus
        placeholder={text.label}
        value={typed}
        maxLength={200}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKey}
        className="field desk-field w-[calc(100%-2.75rem)]! text-20!"
      />
      <PaletteList id={listId} entries={entries} chosen={chosen} onFollow={follow} />
      <p role="status" className="text-12 text-ink-3">
        {isSearching ? text.searching : entries.length === 0 ? text.none : text.hint}
      </p>
    </div>
  );
}
