import { useEffect } from 'react';
import { staffState } from '../staff-state.ts';

/** What the browser's tab says. */
export function useScreenTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${staffState().station}`;
  }, [title]);
}
