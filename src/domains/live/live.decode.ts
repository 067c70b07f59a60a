import type { NowPlaying } from './live.contract.ts';

/** What a list of the last songs shows of each: their lyrics alone would be half of the page's data. */
export type Played = Pick<NowPlaying, 'time' | 'metaType' | 'song' | 'artist' | 'cover' | 'slug' | 'spotSlug'>;

export function playedOf({ time, metaType, song, artist, cover, slug, spotSlug }: NowPlaying): Played {
  return { time, metaType, song, artist, cover, slug, spotSlug };
}

/** The five minutes in which an answer may be the same for everybody. */
export const encodeBucket = (bucket: number) => ({ FYC: String(bucket) });
