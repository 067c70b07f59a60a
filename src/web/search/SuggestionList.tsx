import { useEffect } from 'react';
import type { SearchHit } from '#domains/search/search.contract.ts';
import { kindNames, searchMessages } from '#domains/search/search.messages.ts';
import { Picture } from '../ui/Picture.tsx';
import { MarkedTitle } from './MarkedTitle.tsx';

type Props = {
  id: string;
  items: readonly SearchHit[];
  active: number;
  onChoose: (item: SearchHit) => void;
  /** Whether a long list scrolls by itself; otherwise what it stands in does. */
  scrolls?: boolean;
};

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The options of the field: the field keeps the focus and says which of them is meant. */
export function SuggestionList({ id, items, active, onChoose, scrolls }: Props) {
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <div
      id={id}
      role="listbox"
      aria-label={searchMessages.suggestions}
      className={`grid py-1 ${scrolls ? 'max-h-[min(34rem,55dvh)] overflow-y-auto overscroll-contain' : ''}`}
    >
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, as the combobox pattern asks.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's.
        <div
          key={item.link}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(item)}
          className={`grid min-h-14 cursor-pointer grid-cols-[3rem_1fr] items-center gap-3 px-3 py-1.5 hover:bg-raised ${
            index === active ? 'bg-raised' : ''
          }`}
        >
          <Picture file={item.image} alt="" width={48} height={48} sizes={['100x100']} className="w-12" />
          <span className="grid min-w-0 gap-0.5">
            <span className="truncate font-serif text-16 font-semibold">
              <MarkedTitle html={item.htmlTitle} />
            </span>
            <span className="truncate text-14 text-ink-2">
              {[item.kind && kindNames[item.kind].one, item.subtitle].filter(Boolean).join(' · ')}
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}
