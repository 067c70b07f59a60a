import type { NowPlaying } from '#domains/live/live.contract.ts';
import type { Volume } from '#engines/player/default-volume.ts';
import type { PlayerState, Song, Stream } from '#engines/player/player-state.ts';
import type { RatingState } from '../player.rules.ts';

/** What every part of the page sees of the one player. */
export type PlayerView = {
  shouldBePlaying: boolean;
  status: PlayerState['playerStatus'];
  isLive: PlayerState['isLive'];
  song: Song | null;
  stream: Stream;
  volume: Volume;
  /** What is heard, or what is on air while nothing is heard; null until the station has told. */
  item: NowPlaying | null;
  rating: RatingState;
};
