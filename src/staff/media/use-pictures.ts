import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { mediaResource } from '#domains/media/media.resource.ts';
import { staffApi } from '../api.ts';
import { callsOf } from '../resource/resource-calls.ts';
import type { MediaRow } from './media-item.ts';

const count = 24;

type PicturePage = { items: MediaRow[]; total: number };

/** The library's pictures, newest first, as many as somebody asked for. */
export function usePictures(search: string) {
  return useInfiniteQuery({
    queryKey: [mediaResource.name, 'list', 'pictures', search],
    initialPageParam: 0,
    queryFn: async ({ pageParam: offset }) => {
      const query = { search, offset, count, kind: 'image', sort: mediaResource.defaultSort };
      return (await staffApi.call(callsOf(mediaResource).list, { query: query as never })) as unknown as PicturePage;
    },
    getNextPageParam: ({ total }, pages) => (pages.length * count < total ? pages.length * count : undefined),
    placeholderData: keepPreviousData,
  });
}
