export type PlayerStatus = 'playing' | 'loading' | 'paused' | 'ended' | 'error';

export type Source = { src: string; type: string };

export type Stream = {
  streamId: string;
  streamName: string;
  imageUrl: string;
  pro: boolean;
  semiPro: boolean;
  color: string;
  metaId: string;
  sources: readonly Source[];
  isPopup: boolean;
  popupUrl?: string | null;
  popupId?: string | null;
  popupConfig?: string | null;
};

/** Something with an end that the player itself plays in place of the live stream. */
export type Song = {
  id: string;
  title: string;
  artist: string;
  album?: string;
  cover?: string;
  sources: readonly Source[];
};

export type Ad = { id: string; sources: readonly Source[] };

/** What the listener is told; the words are found at the edge. */
export type ErrorCode = 'stream-failed' | 'song-failed' | 'other-window' | 'autoplay-denied';

export type TimerName = 'retry' | 'bufferingStop' | 'adWait';
export type Timers = Readonly<Record<TimerName, boolean>>;

export type PlayerState = {
  /** What the listener wants; `playerStatus` is what the element does about it. */
  shouldBePlaying: boolean;
  playerStatus: PlayerStatus;
  /** 'otherMedia' while a single song is the source. */
  isLive: true | 'otherMedia';
  currentStream: Stream;
  currentSources: readonly Source[];
  song: Song | null;
  /** The preroll: awaited, or on the element in place of `currentSources`. */
  ad: 'waiting' | Ad | null;
  isAdSpent: boolean;
  retryCount: number;
  timers: Timers;
  /** The element holds the wanted source. */
  isLoaded: boolean;
  /** The media clock has moved since the source was loaded. */
  isFlowing: boolean;
  /** There was sound since the listener asked for this source. */
  hasSounded: boolean;
  /** On touch devices, until the first gesture. */
  isLocked: boolean;
  isOffline: boolean;
  /** The player gave up on the radio, and nobody has asked for silence since: it goes on when this is back. */
  resumesWith: 'network' | 'station' | null;
  /** A podcast, mix, preview or spot outside this player has the listener's ear. */
  otherMedia: { resumes: boolean } | null;
  errorCode: ErrorCode | null;
};

export const noTimers: Timers = { retry: false, bufferingStop: false, adWait: false };

type Start = { stream: Stream; isTouch?: boolean; isOffline?: boolean };

export function initialState({ stream, isTouch = false, isOffline = false }: Start): PlayerState {
  return {
    shouldBePlaying: false,
    playerStatus: 'paused',
    isLive: true,
    currentStream: stream,
    currentSources: stream.sources,
    song: null,
    ad: null,
    isAdSpent: false,
    retryCount: 0,
    timers: noTimers,
    isLoaded: false,
    isFlowing: false,
    hasSounded: false,
    isLocked: isTouch,
    isOffline,
    resumesWith: null,
    otherMedia: null,
    errorCode: null,
  };
}

/** The advertisement on the element, if it is not only awaited. */
export function adOnElement({ ad }: PlayerState): Ad | null {
  return ad === 'waiting' ? null : ad;
}

export function isLiveOnElement(state: PlayerState): boolean {
  return state.isLive === true && !adOnElement(state);
}

/** Whether the media clock ought to move, now or within seconds. */
export function isSoundDue(state: PlayerState): boolean {
  return state.shouldBePlaying && state.isLoaded && !state.timers.retry;
}
