import { CallError, type Client } from '#contract/client.ts';
import { getFilteredMusicData, getMusicCount, getMusicData, type SongItem } from '../catalogue.contract.ts';
import { filterQuery, isFilterActive, type SongFilter } from '../catalogue.rules.ts';

/** How many a filter lets through, however many of them are loaded. */
export async function countSongs(client: Client, filter: SongFilter): Promise<number> {
  return (await client.call(getMusicCount, { query: filterQuery(filter) })).total;
}

/** That there are no such songs is an answer too. */
export async function loadSongs(
  client: Client,
  filter: SongFilter,
  offset: number,
  count: number,
): Promise<SongItem[]> {
  const params = { offset, count };
  try {
    if (!isFilterActive(filter)) return await client.call(getMusicData, { params });
    return await client.call(getFilteredMusicData, { params, query: filterQuery(filter) });
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return [];
    throw error;
  }
}
