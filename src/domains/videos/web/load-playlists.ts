import type { Client } from '#contract/client.ts';
import { getYoutubePlaylist, getYoutubePlaylists } from '../videos.contract.ts';
import { decodePlaylist, type Playlist } from '../videos.decode.ts';
import { playlistCount } from '../videos.rules.ts';

/** The playlists that have something to show. One that does not load is left out and only logged. */
export async function loadPlaylists(client: Client): Promise<Playlist[]> {
  const query = { count: playlistCount };
  try {
    const lists = await client.call(getYoutubePlaylists, { query });
    const loaded = await Promise.all(
      lists.map(({ id }) => client.call(getYoutubePlaylist, { params: { id }, query }).then(decodePlaylist, withoutIt)),
    );
    return loaded.filter((one): one is Playlist => one !== null && one.videos.length > 0);
  } catch (error) {
    console.warn('the playlists did not load', error);
    return [];
  }
}

function withoutIt(error: unknown): null {
  console.warn('a playlist did not load', error);
  return null;
}
