import type { NowPlaying } from '#domains/live/live.contract.ts';
import { musicHash } from '#domains/live/live.rules.ts';

export type RatingValue = 10 | 1;

/** What this browser remembers of its last vote. */
export type Rating = { metaId: string; song: string; artist: string; rating: RatingValue; musicHash: string };

export type RatingState = { stored: Rating | null; settingRating: boolean };

export type Heard = {
  item: NowPlaying | null;
  isLive: true | 'otherMedia';
  /** The only stream whose songs can be rated. */
  isStandardStream: boolean;
  rating: RatingState;
  /** An advertisement is heard before the radio: the song on air is neither heard nor shown. */
  isAdHeard: boolean;
};

export const longSong = 20;
export const longArtist = 16;

/** The vote that was given for this very airing, if there was one. */
export function ratingOf(item: NowPlaying | null, { stored }: RatingState): RatingValue | null {
  return item && stored?.musicHash === musicHash(item) ? stored.rating : null;
}

/** Why like and dislike cannot be pressed; null when they can. */
export function ratingBlock(heard: Heard): 'voted' | 'saving' | 'not-rateable' | null {
  const { item, isLive, isStandardStream, rating, isAdHeard } = heard;
  if (isAdHeard) return 'not-rateable';
  if (ratingOf(item, rating) !== null) return 'voted';
  if (rating.settingRating) return 'saving';
  const isRateable = item?.artist && item.song && item.metaType === 'music' && isLive === true && isStandardStream;
  return isRateable ? null : 'not-rateable';
}

/** Storage may hold anything: only what has the shape of a rating counts. */
export function parseRating(text: string | null): Rating | null {
  try {
    const value = JSON.parse(text ?? '');
    return typeof value?.musicHash === 'string' && (value.rating === 10 || value.rating === 1) ? value : null;
  } catch {
    return null;
  }
}
