import { type FormEvent, type KeyboardEvent, Suspense, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { deferred } from '#web/parts/deferred.ts';
import { buttonLook } from '#web/ui/button-look.ts';
import { artistsMessages as text } from '../artists.messages.ts';
import { findArtists, suggestArtists } from '../artists.rules.ts';
import type { ArtistEntry } from '../catalogue.decode.ts';
import { artistPath } from '../catalogue.rules.ts';
import { ArtistSuggestions } from './ArtistSuggestions.tsx';
import { useArtists } from './use-artists.ts';

const ArtistResults = deferred(() => import('./ArtistResults.tsx'), 'ArtistResults');

type Results = { query: string; artists: ArtistEntry[] };

/** A combobox: names while one types, a carousel of all that match when it is sent. */
export function ArtistSearch() {
  const { artists, fetchNow } = useArtists();
  const navigate = useNavigate();
  const id = useId();
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const [results, setResults] = useState<Results | null>(null);
  const suggestions = isOpen ? suggestArtists(artists, query) : [];

  function type(value: string): void {
    void fetchNow();
    setQuery(value);
    setMarked(-1);
    setOpen(true);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setOpen(false);
    const chosen = suggestions[marked];
    if (chosen) return navigate(artistPath(chosen.slug));
    if (query.trim()) setResults({ query: query.trim(), artists: findArtists(await fetchNow(), query) });
    else setResults(null);
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') setOpen(false);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || suggestions.length === 0) return;
    event.preventDefault();
    setMarked((marked + step + suggestions.length + (marked < 0 && step < 0 ? 1 : 0)) % suggestions.length);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <search>
        <form onSubmit={submit} className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-2">
          <label htmlFor={id} className="text-14 font-semibold">
            {text.searchLabel}
          </label>
          <div className="relative flex gap-3">
            <input
              id={id}
              type="search"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={suggestions.length > 0}
              aria-controls={`${id}-list`}
              aria-activedescendant={suggestions[marked] && `${id}-${marked}`}
              autoComplete="off"
              maxLength={100}
              placeholder={text.searchHint}
              value={query}
              onChange={(event) => type(event.currentTarget.value)}
              onFocus={() => void fetchNow()}
              onBlur={() => setOpen(false)}
              onKeyDown={onKey}
              className="h-12 min-w-0 flex-1 rounded-small border border-edge bg-field px-4 text-16"
            />
            <button type="submit" className={buttonLook()}>
              {text.search}
            </button>
            <ArtistSuggestions
              id={id}
              artists={suggestions}
              marked={marked}
              onChoose={({ slug }) => void navigate(artistPath(slug))}
            />
          </div>
        </form>
      </search>
      {results && (
        <Suspense fallback={<div className="min-h-90" />}>
          <ArtistResults {...results} />
        </Suspense>
      )}
    </div>
  );
}
