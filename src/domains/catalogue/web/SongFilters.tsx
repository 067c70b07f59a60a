import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { debounce } from '#kit/debounce.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { isFilterActive, noFilter, type SongFilter, songListAddress, typingPauseMs } from '../catalogue.rules.ts';
import { songsMessages as text } from '../songs.messages.ts';

const wishes = ['lyrics', 'translation', 'video'] as const;

/** The address is the filter: what is chosen here goes there, and the list follows it. */
export function SongFilters({ filter }: { filter: SongFilter }) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(filter);
  const asked = useRef(songListAddress(filter));

  const apply = useMemo(
    () =>
      debounce((next: SongFilter) => {
        asked.current = songListAddress(next);
        void navigate(asked.current, { replace: true });
      }, typingPauseMs),
    [navigate],
  );
  useEffect(() => apply.cancel, [apply]);
  // Back, forward or a link brought another filter than the one that was asked for here.
  useEffect(() => {
    if (songListAddress(filter) === asked.current) return;
    asked.current = songListAddress(filter);
    apply.cancel();
    setChosen(filter);
  }, [filter, apply]);

  function change(part: Partial<SongFilter>): void {
    const next = { ...chosen, ...part };
    setChosen(next);
    apply(next);
  }

  return (
    <search className="grid items-end gap-5 pb-8 md:grid-cols-[minmax(0,1fr)_auto] md:gap-8">
      <form
        action="/canzoni"
        onSubmit={(event) => {
          event.preventDefault();
          apply(chosen);
          apply.flush();
        }}
      >
        <label className="grid gap-2 text-14 font-semibold">
          {text.searchLabel}
          <input
            name="busca"
            type="search"
            maxLength={200}
            autoComplete="off"
            value={chosen.query}
            onChange={(event) => change({ query: event.currentTarget.value })}
            className="h-12 w-full rounded-small border border-edge bg-field px-4 text-16 font-normal"
          />
        </label>
      </form>
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="pb-2 text-14 font-semibold">{text.filters}</legend>
        {wishes.map((wish) => (
          <button
            key={wish}
            type="button"
            aria-pressed={chosen[wish]}
            onClick={() => change({ [wish]: !chosen[wish] })}
            className={`veil press relative inline-flex min-h-11 items-center gap-2 rounded-round border px-4 text-14 font-semibold ${
              chosen[wish] ? 'border-ink bg-ink text-ground' : 'border-edge'
            }`}
          >
            {chosen[wish] && <Icon name="check" size={16} />}
            {text[wish]}
          </button>
        ))}
        {isFilterActive(chosen) && (
          <Button
            variant="ghost"
            onClick={() => {
              change(noFilter);
              apply.flush();
            }}
          >
            {text.clear}
          </Button>
        )}
      </fieldset>
    </search>
  );
}
