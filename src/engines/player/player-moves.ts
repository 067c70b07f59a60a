import { type Effect, type Turn, turn, type Wish } from './player-events.ts';
import {
  adOnElement,
  type ErrorCode,
  isLiveOnElement,
  noTimers,
  type PlayerState,
  type Song,
  type Stream,
} from './player-state.ts';

/** The first play plus this many retries. */
const mostRetries = 3;

export function selectLive(state: PlayerState, stream: Stream): PlayerState {
  return select(state, { isLive: true, song: null, currentStream: stream, currentSources: stream.sources });
}

export function selectSong(state: PlayerState, song: Song): PlayerState {
  return select(state, { isLive: 'otherMedia', song, currentSources: song.sources });
}

/** An advertisement on the element stays there; what was chosen follows it. */
function select(state: PlayerState, choice: Partial<PlayerState>): PlayerState {
  const isLoaded = state.isLoaded && adOnElement(state) !== null;
  return { ...state, ...choice, isLoaded, hasSounded: false, retryCount: 0 };
}

/** The listener wants sound. */
export function begin(state: PlayerState, { byGesture, withAd }: Wish): Turn {
  if (state.shouldBePlaying && state.ad) return turn(state);
  if (state.isLocked && !byGesture) return refuse(state, 'autoplay-denied');
  const triesAd = withAd && !state.isAdSpent && state.ad === null;
  const effects: Effect[] = [];
  // The gesture is over when the advertisement arrives: the element must have been used within it.
  if (state.isLocked || triesAd) effects.push({ kind: 'unlock' });
  if (state.otherMedia) effects.push({ kind: 'stopOtherMedia' });
  const wanting: PlayerState = {
    ...state,
    shouldBePlaying: true,
    playerStatus: 'loading',
    retryCount: 0,
    timers: noTimers,
    isLocked: false,
    resumesWith: null,
    otherMedia: null,
    errorCode: null,
  };
  if (triesAd) {
    const waiting: PlayerState = { ...wanting, ad: 'waiting', isLoaded: false, timers: { ...noTimers, adWait: true } };
    // What still sounds must not go on under the wait.
    return turn(waiting, ...effects, { kind: 'dropSource' }, { kind: 'requestAd' });
  }
  // A paused stream would go on where it stood; only a fresh connection is at the live edge.
  if (!wanting.isLoaded || isLiveOnElement(wanting)) return load(wanting, 0, effects);
  return turn(wanting, ...effects, { kind: 'resume' });
}

export function load(state: PlayerState, attempt: number, before: Effect[] = []): Turn {
  const next: PlayerState = {
    ...state,
    playerStatus: 'loading',
    timers: noTimers,
    isLoaded: true,
    isFlowing: false,
  };
  const sources = adOnElement(state)?.sources ?? state.currentSources;
  return turn(next, ...before, { kind: 'loadAndPlay', sources, isLive: isLiveOnElement(state), attempt });
}

/** Silence as the listener means it: a song keeps its place, a live stream is let go of after a moment. */
export function quiet(state: PlayerState): Turn {
  const wasLoading = state.playerStatus === 'loading';
  const isLive = isLiveOnElement(state);
  const next: PlayerState = {
    ...silent(state),
    playerStatus: 'paused',
    isLoaded: state.isLoaded && !(isLive && wasLoading),
    timers: { ...noTimers, bufferingStop: isLive && !wasLoading },
  };
  return turn(next, { kind: 'pause' }, ...(isLive && wasLoading ? [{ kind: 'dropSource' } as const] : []));
}

/** Silence with a reason: nothing stays on the element but a song's or an advertisement's place. */
export function refuse(state: PlayerState, code: ErrorCode): Turn {
  const isLive = isLiveOnElement(state);
  const next: PlayerState = {
    ...silent(state),
    playerStatus: 'paused',
    isLoaded: state.isLoaded && !isLive,
    timers: noTimers,
    errorCode: code,
  };
  return turn(next, { kind: isLive ? 'dropSource' : 'pause' }, { kind: 'showError', code });
}

function silent(state: PlayerState): PlayerState {
  return {
    ...state,
    shouldBePlaying: false,
    retryCount: 0,
    hasSounded: false,
    resumesWith: null,
    ad: adOnElement(state),
  };
}

/** The wanted source failed, or stands still. */
export function fail(state: PlayerState, reason: string): Turn {
  const { retryCount, song } = state;
  const report: Effect = {
    kind: 'analytics',
    name: 'player_error',
    labels: { reason, attempt: String(retryCount + 1), ...mediaLabels(state) },
  };
  if (retryCount < mostRetries) {
    const timers = { ...noTimers, retry: true };
    return turn({ ...state, playerStatus: 'loading', isLoaded: false, retryCount: retryCount + 1, timers }, report);
  }
  const errorCode = song ? 'song-failed' : 'stream-failed';
  const reset: PlayerState = {
    ...silent(selectLive(state, state.currentStream)),
    playerStatus: 'error',
    timers: noTimers,
    errorCode,
    resumesWith: state.isOffline ? 'network' : song ? null : 'station',
  };
  return turn(reset, report, { kind: 'dropSource' }, { kind: 'showError', code: errorCode });
}

export function mediaLabels({ song, currentStream }: PlayerState): Record<string, string> {
  return song ? { media: 'song', song: song.id } : { media: 'live', stream: currentStream.streamId };
}
