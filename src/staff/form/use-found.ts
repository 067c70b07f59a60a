import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Resource } from '#contract/resource.ts';
import { staffApi } from '../api.ts';
import { callsOf, type Item, titleOf } from '../resource/resource-calls.ts';
import { itemKey } from './use-item.ts';

export type Found = { id: number; title: string };

const pauseMs = 150;
const mostFound = 12;

/** What another resource finds under these words, once the writer pauses. */
export function useFound(resource: Resource | undefined, words: string, isAsked: boolean) {
  const [search, setSearch] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(words.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [words]);
  return useQuery({
    queryKey: [resource?.name, 'found', search],
    enabled: resource !== undefined && isAsked,
    placeholderData: keepPreviousData,
    staleTime: 15_000,
    queryFn: async (): Promise<Found[]> => {
      if (!resource) return [];
      const query = { search, count: mostFound } as never;
      const { items } = await staffApi.call(callsOf(resource).list, { query });
      return items.map((item) => ({ id: Number(item.id), title: titleOf(resource, item) }));
    },
  });
}

/** The titles of what is referred to already. */
export function useTitles(resource: Resource | undefined, ids: readonly number[]): Map<number, string> {
  const answers = useQueries({
    queries: ids.map((id) => ({
      queryKey: resource ? [...itemKey(resource, id), 'title'] : ['title', id],
      enabled: resource !== undefined,
      staleTime: 60_000,
      queryFn: async () => {
        if (!resource) return '';
        return titleOf(resource, (await staffApi.call(callsOf(resource).read, { params: { id } })) as Item);
      },
    })),
  });
  return new Map(ids.map((id, at) => [id, answers[at]?.data ?? '']));
}
