/** The playlist of everything: it is no playlist of the provider's, but its whole feed. */
export const recentMixes = 'recentes';

/** In the order of the page. Their names are those of the station; the addresses keep their accents. */
export const mixPlaylistSlugs = [
  recentMixes,
  'notícias',
  'arquivo-musical',
  'super-montagens',
  'giro-de-notícias',
] as const;
export type MixPlaylistSlug = (typeof mixPlaylistSlugs)[number];

export function isKnownPlaylist(slug: string): slug is MixPlaylistSlug {
  return (mixPlaylistSlugs as readonly string[]).includes(slug);
}

/** What an answer says of the mixes after it. */
export const mixCursor = /^[\w%=&:.+-]{1,200}$/;

/** Two ways to write one letter are one address. */
export function playlistOfAddress(slug: string): string {
  return slug.normalize('NFC').toLowerCase();
}
