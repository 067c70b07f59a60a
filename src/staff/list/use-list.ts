import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Resource } from '#contract/resource.ts';
import { staffApi } from '../api.ts';
import { callsOf, type Item } from '../resource/resource-calls.ts';
import { type ListAddress, listQuery } from './list-address.ts';

type ListPage = { items: Item[]; total: number };

/** One page of the list; the page before stays until the next is there, so that nothing flickers. */
export function useList(resource: Resource, address: ListAddress) {
  return useQuery({
    queryKey: [resource.name, 'list', address],
    queryFn: async () =>
      (await staffApi.call(callsOf(resource).list, { query: listQuery(address) as never })) as unknown as ListPage,
    placeholderData: keepPreviousData,
  });
}
