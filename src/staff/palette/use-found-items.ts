import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { searchDesk } from '#domains/desk/desk-search.contract.ts';
import { staffApi } from '../api.ts';
import { itemPath } from '../desk.ts';
import { resourceNamed } from '../places.ts';
import type { PaletteEntry } from './match-entries.ts';

const pauseMs = 150;
const shortestSearch = 2;

/** The items that the resources' own searches find, once the writer pauses. */
export function useFoundItems(typed: string): { items: PaletteEntry[]; isSearching: boolean } {
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  // What was found for other words must not be what Enter opens.
  const isAsked = search.length >= shortestSearch && search === typed.trim();
  const { data, isFetching } = useQuery({
    queryKey: ['search', search],
    enabled: isAsked,
    queryFn: () => staffApi.call(searchDesk, { query: { search } }),
  });
  if (!isAsked || !data) return { items: [], isSearching: isAsked && isFetching };
  const items = data.map(({ resource, id, title }): PaletteEntry => {
    return {
      id: `item-${resource}-${id}`,
      kind: 'item',
      label: title,
      place: resourceNamed(resource)?.texts.many ?? resource,
      to: itemPath({ name: resource }, id),
    };
  });
  return { items, isSearching: isFetching };
}
