import { useQuery } from '@tanstack/react-query';
import type { Resource } from '#contract/resource.ts';
import { staffApi } from '../api.ts';
import { callsOf, type Item } from '../resource/resource-calls.ts';

export const itemKey = (resource: Pick<Resource, 'name'>, id: number) => [resource.name, 'item', id] as const;

/** Read when the form opens and never behind the writer's back: a newer version shows itself when they save. */
export function useItem(resource: Resource, id: number | null) {
  return useQuery({
    queryKey: itemKey(resource, id ?? 0),
    enabled: id !== null,
    queryFn: async () => (await staffApi.call(callsOf(resource).read, { params: { id: id ?? 0 } })) as Item,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
