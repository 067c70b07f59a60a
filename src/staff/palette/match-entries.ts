import { fold } from '#kit/fold.ts';

export type PaletteEntry = {
  id: string;
  kind: 'page' | 'act' | 'item';
  label: string;
  /** Small, behind the label: where it lies. */
  place?: string;
} & ({ to: string } | { run: () => void });

/** Those in which every typed word begins a word; all of them while nothing is typed. */
export function entriesFor(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return entries.filter(({ label, place = '' }) => {
    const parts = fold(`${label} ${place}`).split(/[\s/-]+/);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
}
