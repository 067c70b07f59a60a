import type { VisitNotes } from '../../hunt.banner.ts';

/** One note in the tab's own storage; where the browser forbids it, in memory. */
export function visitNote(key: string): VisitNotes {
  let note: string | null = null;
  return {
    read() {
      try {
        return sessionStorage.getItem(key) ?? note;
      } catch {
        return note;
      }
    },
    write(value) {
      note = value;
      try {
        sessionStorage.setItem(key, value);
      } catch {
        // Until the page is left, the note above serves.
      }
    },
  };
}
