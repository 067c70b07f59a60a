/**
 * What a provider of mixes is asked and answers, in Mixcloud's own words: a path below its user ('cloudcasts/',
 * 'playlists/', 'playlists/{slug}/cloudcasts/') and a query, for a body of JSON.
 */
export type MixProvider = (path: string, query: string) => Promise<unknown>;

/** The provider answered, and has nothing there. */
export class NotAtProviderError extends Error {
  override name = 'NotAtProviderError';
}
