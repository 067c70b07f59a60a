import type { MixPlaylist } from '../mixes.contract.ts';
import { playlistTexts } from '../mixes.messages.ts';
import { type MixMeta, mixMeta } from '../mixes.meta.ts';
import { isKnownPlaylist, mixPlaylistSlugs } from '../mixes.rules.ts';

export function textsOf(slug: string): { name: string; description: string } | undefined {
  return isKnownPlaylist(slug) ? playlistTexts[slug] : undefined;
}

export function metaOfPlaylist(slug: string): MixMeta | undefined {
  return isKnownPlaylist(slug) ? mixMeta[slug] : undefined;
}

/** The station's own playlists under its own names, then what the provider has beside them. */
export function namedPlaylists(listed: readonly MixPlaylist[]): MixPlaylist[] {
  const own = mixPlaylistSlugs.map((slug) => ({ slug, name: playlistTexts[slug].name }));
  return [...own, ...listed.filter(({ slug }) => !isKnownPlaylist(slug))];
}
