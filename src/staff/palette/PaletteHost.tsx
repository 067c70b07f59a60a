import { Suspense, useEffect, useRef } from 'react';
import { deferred } from '#web/parts/deferred.ts';
import { useStore } from '#web/shell/store.ts';
import { isPaletteOpen, openPalette } from './palette-state.ts';

const Palette = deferred(() => import('./Palette.tsx'), 'Palette');

/** Hears Ctrl-K wherever somebody is, a text field too. */
export function PaletteHost() {
  const isOpen = useStore(isPaletteOpen, false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      // No dialog over a dialog.
      if (document.querySelector('dialog:modal')) return;
      event.preventDefault();
      openPalette();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  // Once opened it stays: a dialog that vanishes while it is open takes the focus along.
  const wasOpen = useRef(false);
  wasOpen.current ||= isOpen;
  return <Suspense>{wasOpen.current && <Palette isOpen={isOpen} />}</Suspense>;
}
