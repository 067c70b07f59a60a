/** A page that shows songs in an order, or all of them; each change of any song touches it. */
export const songLists = ['songs', 'artists'];

/** What a page of one song is made of. */
export function songTags({ id, artistId }: { id: number; artistId: number }): string[] {
  return [`song:${id}`, `artist:${artistId}`];
}

/** What a write of a song touches: its own page, its artist's list and the lists of all, and no other song's page. */
export function tagsOfSongWrite({ id, artistId }: { id: number; artistId: number }): string[] {
  return [`song:${id}`, `songs-of:${artistId}`, 'songs'];
}

/** What a write of an artist touches: their page and those of their songs, and the lists. */
export function tagsOfArtistWrite(id: number): string[] {
  return [`artist:${id}`, 'artists'];
}
