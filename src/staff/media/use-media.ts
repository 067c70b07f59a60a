import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { mediaResource } from '#domains/media/media.resource.ts';
import { staffApi } from '../api.ts';
import { callsOf } from '../resource/resource-calls.ts';
import type { MediaRow } from './media-item.ts';

const count = 24;

/** What the list is narrowed to; its filters stand beside the rest. */
export type MediaQuery = Readonly<Record<string, string | boolean>> & { search: string };
type MediaPage = { items: MediaRow[]; total: number };

/** The library's files, newest first, as many as somebody asked for. */
export function useMedia(query: MediaQuery) {
  const { data, ...rest } = useInfiniteQuery({
    queryKey: [mediaResource.name, 'list', 'pages', query],
    initialPageParam: 0,
    queryFn: async ({ pageParam: offset }) => {
      const asked = { sort: mediaResource.defaultSort, ...query, offset, count };
      return (await staffApi.call(callsOf(mediaResource).list, { query: asked as never })) as unknown as MediaPage;
    },
    getNextPageParam: ({ items }, pages) => (items.length === count ? pages.length * count : undefined),
    placeholderData: keepPreviousData,
  });
  // A file that came in meanwhile moves the others on: one may stand on two pages.
  const rows = data && [...new Map(data.pages.flatMap(({ items }) => items).map((row) => [row.id, row])).values()];
  return { ...rest, rows, total: data?.pages[0]?.total };
}
