import type { Ad, ErrorCode, PlayerState, Song, Source, Stream, TimerName } from './player-state.ts';

/** How a wish for sound came about. Without a gesture a locked device stays silent; `withAd` tries the preroll first. */
export type Wish = { byGesture: boolean; withAd: boolean };

export type PlayerEvent =
  | ({ kind: 'PlayPressed' } & Wish)
  | { kind: 'PausePressed' }
  | ({ kind: 'SourceChosen'; stream: Stream } & Wish)
  | ({ kind: 'SongChosen'; song: Song } & Wish)
  /** A stored choice came back or fell: the stream changes, the listener's wish does not. */
  | { kind: 'Restored'; stream: Stream }
  | { kind: 'UnlockGesture' }
  | { kind: 'MediaPlaying' }
  | { kind: 'MediaWaiting' }
  | { kind: 'MediaProgressed' }
  /** Paused from outside the page: a phone call, headphones pulled out. */
  | { kind: 'MediaPaused' }
  | { kind: 'MediaEnded' }
  | { kind: 'MediaFailed' }
  | { kind: 'MediaStalled' }
  | { kind: 'AutoplayDenied' }
  | { kind: 'RetryDue' }
  | { kind: 'BufferingStopDue' }
  | { kind: 'WentOffline' }
  | { kind: 'CameOnline' }
  | { kind: 'StationIsBack' }
  | { kind: 'OtherWindowStarted' }
  | { kind: 'OtherMediaStarted' }
  | { kind: 'OtherMediaPaused' }
  | { kind: 'OtherMediaEnded' }
  | { kind: 'AdReady'; ad: Ad }
  | { kind: 'AdUnavailable' }
  | { kind: 'AdFinished' }
  | { kind: 'AdFailed'; reason: string }
  | { kind: 'AdTimedOut' };

export type AnalyticsName =
  | 'player_start'
  | 'player_stop'
  | 'player_error'
  | 'player_heartbeat'
  | 'listening_milestone'
  | 'ad_error';

export type Effect =
  | { kind: 'loadAndPlay'; sources: readonly Source[]; isLive: boolean; attempt: number }
  | { kind: 'resume' }
  | { kind: 'pause' }
  | { kind: 'dropSource' }
  | { kind: 'unlock' }
  | { kind: 'startTimer'; name: TimerName; ms: number }
  | { kind: 'cancelTimer'; name: TimerName }
  | { kind: 'requestAd' }
  | { kind: 'stopOtherMedia' }
  /** Tells the other windows that this one plays now. */
  | { kind: 'announce' }
  | { kind: 'showError'; code: ErrorCode }
  | { kind: 'analytics'; name: AnalyticsName; labels: Record<string, string> };

export type Turn = { state: PlayerState; effects: Effect[] };

export type Handlers = {
  [K in PlayerEvent['kind']]: (state: PlayerState, event: Extract<PlayerEvent, { kind: K }>) => Turn;
};

export function turn(state: PlayerState, ...effects: Effect[]): Turn {
  return { state, effects };
}
