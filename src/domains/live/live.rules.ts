import { hashHex } from '#kit/hash.ts';

export const historyMs = 3_600_000;
export const longestLastPlayed = 20;

/** How often a player that hears the station from a delivery network says so. */
export const listeningBeaconMs = 60_000;

/** Names one airing of one song: what a browser remembers having voted for. */
export function musicHash({ song, artist, time }: { song: string; artist: string; time: string }): string {
  return hashHex(`${song}\u0000${artist}\u0000${time}`);
}
