import type { PaletteEntry } from './match-entries.ts';
import { paletteMessages as text } from './palette.messages.ts';

type Props = {
  id: string;
  entries: readonly PaletteEntry[];
  chosen: PaletteEntry | undefined;
  onFollow: (entry: PaletteEntry) => void;
};

const kinds = ['item', 'page', 'act'] as const;

/** The options of the field above it: the focus stays there, the chosen one is only marked. */
export function PaletteList({ id, entries, chosen, onFollow }: Props) {
  return (
    <div id={id} role="listbox" aria-label={text.title} className="max-h-[52dvh] overflow-y-auto overscroll-contain">
      {kinds.map((kind) => {
        const own = entries.filter((entry) => entry.kind === kind);
        if (own.length === 0) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: within a listbox options are grouped by role.
          <div key={kind} role="group" aria-label={text.kinds[kind]}>
            <p aria-hidden="true" className="small-head px-2 pt-3 pb-1">
              {text.kinds[kind]}
            </p>
            {own.map((entry) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and hears the keys.
              // biome-ignore lint/a11y/useFocusableInteractive: as above.
              <div
                key={entry.id}
                id={`${id}-${entry.id}`}
                role="option"
                aria-selected={entry === chosen}
                ref={(element) => {
                  if (entry === chosen) element?.scrollIntoView({ block: 'nearest' });
                }}
                onClick={() => onFollow(entry)}
                className="flex min-h-10 cursor-pointer items-center justify-between gap-3 rounded-small px-2 hover:bg-raised aria-selected:bg-raised pointer-coarse:min-h-11"
              >
                <span className="truncate font-medium">{entry.label}</span>
                {entry.place && <span className="shrink-0 text-12 text-ink-3">{entry.place}</span>}
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}
