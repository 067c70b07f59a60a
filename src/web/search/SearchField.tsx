import { type KeyboardEvent, type SubmitEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SearchHit } from '#domains/search/search.contract.ts';
import { noSuggestions, searchMessages as text } from '#domains/search/search.messages.ts';
import { longestQuery } from '#domains/search/search.rules.ts';
import { Button } from '../ui/Button.tsx';
import { optionId, SuggestionList } from './SuggestionList.tsx';
import type { Shown } from './suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';

type Props = {
  id?: string;
  initial?: string;
  /** In a dialog: where the focus begins. */
  focusFirst?: boolean;
  /** Whether the suggestions lie over what follows, or push it down. */
  over?: boolean;
};

/** Where the arrows stand in a list; in new suggestions nothing is chosen yet. */
type Chosen = { of: Shown; at: number };

/** The field of the search. Without its code it is a plain form that leads to the results. */
export function SearchField({ id, initial = '', focusFirst, over }: Props) {
  const navigate = useNavigate();
  const listId = useId();
  const [value, setValue] = useState(initial);
  const { items, typed, clear } = useSuggestions();
  const [chosen, setChosen] = useState<Chosen>({ of: null, at: -1 });
  const isOpen = items !== null;
  const options = items ?? [];
  const placeIn = ({ of, at }: Chosen) => (of === items ? at : -1);
  const active = placeIn(chosen);

  function write(next: string): void {
    setValue(next);
    typed(next);
  }

  function choose(item: SearchHit): void {
    clear();
    navigate(item.link);
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const q = value.trim();
    clear();
    if (q) navigate(`/cerca?${new URLSearchParams({ q })}`);
  }

  function move(step: number): void {
    if (options.length === 0) return;
    // One place before the first option is the field itself.
    setChosen((now) => ({
      of: items,
      at: ((placeIn(now) + 1 + step + options.length + 1) % (options.length + 1)) - 1,
    }));
  }

  function onKey(event: KeyboardEvent): void {
    const option = options[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && option && !event.nativeEvent.isComposing) choose(option);
    else if (event.key === 'Escape' && isOpen) clear();
    else if (event.key === 'Escape' && value) write('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <search className="relative grid">
      <form action="/cerca" onSubmit={submit} className="grid gap-3 sm:grid-cols-[1fr_auto] sm:gap-4">
        <input
          id={id}
          type="search"
          role="combobox"
          name="q"
          required
          maxLength={longestQuery}
          value={value}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={onKey}
          onBlur={clear}
          data-autofocus={focusFirst || undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          aria-label={text.label}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={active >= 0 ? optionId(listId, active) : undefined}
          placeholder={text.hint}
          className="min-h-12 w-full min-w-0 border-b-2 border-ink bg-transparent px-2 font-serif text-20 outline-ink placeholder:text-ink-3 md:text-25 [&::-webkit-search-cancel-button]:appearance-none"
        />
        <Button type="submit">{text.submit}</Button>
      </form>
      <div
        className={
          over
            ? 'absolute inset-x-0 top-[calc(100%+0.5rem)] z-20 overflow-hidden rounded-card bg-ground shadow-lift empty:hidden'
            : 'pt-2 empty:hidden'
        }
      >
        {options.length > 0 && (
          <SuggestionList id={listId} items={options} active={active} onChoose={choose} scrolls={over} />
        )}
        {isOpen && options.length === 0 && (
          <p role="status" lang={noSuggestions.lang} className="px-3 py-4 text-16 text-ink-2">
            {noSuggestions.text}
          </p>
        )}
      </div>
    </search>
  );
}
