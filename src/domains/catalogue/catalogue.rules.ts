/** The server's own words, as the specification quotes them. */
export const noSongsForFilter = 'Não foram encontradas músicas para esse filtro';
export const noMoreSongs = 'Não foram encontradas mais músicas';

/** The first page comes with the document and is longer; what is loaded after it comes by the shorter page. */
export const firstPageLength = 30;
export const nextPageLength = 20;
export const typingPauseMs = 700;
export const topSongsCount = 3;
/** Nobody waits for the whole list of artists; it comes when the page has settled. */
export const artistFetchDelayMs = 1_000;
export const defaultAlbumCount = 20;

export type SongFilter = { lyrics: boolean; translation: boolean; video: boolean; query: string };

export const noFilter: SongFilter = { lyrics: false, translation: false, video: false, query: '' };
export const longestQuery = 200;

export function isFilterActive({ lyrics, translation, video, query }: SongFilter): boolean {
  return lyrics || translation || video || query.trim() !== '';
}

/** What an address of the song list asks for. */
export function filterFromAddress(address: URLSearchParams): SongFilter {
  const wants = (name: string) => address.get(name) === 'true';
  return {
    lyrics: wants('letra'),
    translation: wants('traducao'),
    video: wants('video'),
    query: (address.get('busca') ?? '').trim().slice(0, longestQuery),
  };
}

/** The address of a filtered list; without a filter it is the plain one. */
export function songListAddress(filter: SongFilter): string {
  if (!isFilterActive(filter)) return '/canzoni';
  const { lyrics, translation, video, query } = filter;
  const wish = `letra=${lyrics}&traducao=${translation}&video=${video}`;
  return `/canzoni?${wish}&busca=${encodeURIComponent(query.trim())}`;
}

export function artistSongsAddress(artistName: string): string {
  return songListAddress({ ...noFilter, query: artistName });
}

/** The filter as the API takes it. */
export function filterQuery({ lyrics, translation, video, query }: SongFilter) {
  const wish = (value: boolean) => (value ? ('true' as const) : ('false' as const));
  return { lyrics: wish(lyrics), translation: wish(translation), video: wish(video), query: query.trim() };
}

type Named = { songSlug: string; artistSlug: string };

export function songPath({ songSlug, artistSlug }: Named): string {
  return `/canzoni/${songSlug}+${artistSlug}`;
}

/** '{songSlug}+{artistSlug}', both there, neither with a '+' of its own; null for anything else. */
export function partsOfSong(slug: string): Named | null {
  const [songSlug = '', artistSlug = '', ...rest] = slug.split('+');
  return songSlug && artistSlug && rest.length === 0 ? { songSlug, artistSlug } : null;
}

export function downloadPath(song: Named): string {
  return `/api/v1/downloads/music/${song.songSlug}+${song.artistSlug}`;
}

export function artistPath(slug: string): string {
  return `/artisti/${slug}`;
}
