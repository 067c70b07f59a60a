/** The lists a song can be ranked in, beside the station's own one which takes every song. */
export type Genre = 'italianas' | 'romanticas' | 'francesas' | 'regravacoes' | 'pop' | 'usa' | 'uk' | 'europa';

export type ArtistSeed = {
  slug: string;
  name: string;
  kind: 'solista' | 'gruppo' | 'duo';
  country: 'it' | 'br' | 'fr' | 'uk' | 'us';
  /** HTML. */
  biography: string;
  inSlider?: true;
};

export type SongSeed = {
  slug: string;
  /** The artist's slug. */
  artist: string;
  title: string;
  album: string;
  /** YYYY-MM-DD */
  release: string;
  requests: number;
  genres: Genre[];
  /** The id of the composed track, for a song that the station really plays. */
  air?: string;
  video?: 'official' | 'lyrics' | 'both';
};

export type LyricsSeed = { lyrics: string; translation?: string };
