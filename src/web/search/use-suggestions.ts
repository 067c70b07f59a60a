import { useEffect, useRef, useState } from 'react';
import { search } from '#domains/search/search.contract.ts';
import { api } from '../api.ts';
import { createSuggestions, type Shown, type Suggestions } from './suggestions.ts';

export function useSuggestions(): { items: Shown } & Suggestions {
  const [items, setItems] = useState<Shown>(null);
  const kept = useRef<Suggestions>(null);
  kept.current ??= createSuggestions({
    ask: async (q) => (await api.call(search, { query: { q } })).items,
    show: setItems,
    log: (error) => console.error('the search for suggestions failed', error),
  });
  useEffect(() => () => kept.current?.clear(), []);
  return { items, ...kept.current };
}
