import { useEffect, useRef } from 'react';

/** Ctrl-S saves now, Ctrl-Enter asks when it shall come out; also from within the text, which would take Ctrl-Enter for a break. */
export function useArticleKeys(acts: { onSave: () => void; onPublish: () => void }): void {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector('dialog[open]')) return;
      const isSave = event.key.toLowerCase() === 's' && !event.shiftKey;
      if (!isSave && event.key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
      if (isSave) latest.current.onSave();
      else latest.current.onPublish();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, []);
}
