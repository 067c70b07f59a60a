import { CallError, type Client } from '#contract/client.ts';
import { getFilteredMusicData, getMusicCount, getMusicData } from '../catalogue.contract.ts';
import { decodeSongItem, type SongItem } from '../catalogue.decode.ts';
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
    const songs = isFilterActive(filter)
      ? await client.call(getFilteredMusicData, { params, query: filterQuery(filter) })
      : await client.call(getMusicData, { params });
    return songs.map(decodeSongItem);
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return [];
    throw error;
  }
}
