import type { Client } from '#contract/client.ts';
import { redirectMoved } from '#web/redirect-moved.ts';
import { encodeSongAddress } from '../catalogue.decode.ts';
import { getMovedArtist, getMovedSong } from '../moved-music.contract.ts';

// Fetched only where something is missing: who finds what they came for does not wait for it.

export function redirectMovedArtist(client: Client, slug: string, here: string): Promise<void> {
  return redirectMoved(client.call(getMovedArtist, { params: { slug } }), here);
}

type Song = { artistSlug: string; songSlug: string };

export function redirectMovedSong(client: Client, song: Song, here: string): Promise<void> {
  return redirectMoved(client.call(getMovedSong, { params: encodeSongAddress(song) }), here);
}
