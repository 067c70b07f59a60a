import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

type Tab = { id: string; label: string; content?: ReactNode };
type Props = { tabs: readonly Tab[]; selected: string; onSelect: (id: string) => void; label: string };

/** One stop for the tab key; the arrows, Home and End walk between the tabs and show their panels. */
export function Tabs({ tabs, selected, onSelect, label }: Props) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.findIndex(({ id }) => id === selected);
  const content = tabs[current]?.content;

  function walk(event: KeyboardEvent): void {
    const target = tabAfterKey(event.key, current, tabs.length);
    const tab = target === undefined ? undefined : tabs[target];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target as number]?.focus();
  }

  return (
    <div className="grid gap-5">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={walk}
        className="no-scrollbar flex gap-6 overflow-x-auto border-b border-rule"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={index === current}
            aria-controls={index === current && content !== undefined ? `${base}-panel` : undefined}
            tabIndex={index === Math.max(current, 0) ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            className="tab relative min-h-12 -outline-offset-3 shrink-0 text-14 font-semibold text-ink-2 aria-selected:text-ink"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {content !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the tabs pattern makes the panel the next stop after its tab.
        <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${selected}`} tabIndex={0}>
          {content}
        </div>
      )}
    </div>
  );
}

function tabAfterKey(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
