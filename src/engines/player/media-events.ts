import { afterAd } from './ad-events.ts';
import { type Handlers, type Turn, turn } from './player-events.ts';
import { fail, load, quiet, refuse, selectLive } from './player-moves.ts';
import { noTimers, type PlayerState } from './player-state.ts';

export const mediaEvents = {
  MediaPlaying(state) {
    if (!state.shouldBePlaying) return turn(state, { kind: 'pause' });
    if (state.ad === 'waiting') return turn(state);
    const hasSounded = state.hasSounded || !state.ad;
    return turn({ ...state, playerStatus: 'playing', isLoaded: true, hasSounded, timers: noTimers, errorCode: null });
  },

  MediaWaiting: (state) => turn(state.playerStatus === 'playing' ? { ...state, playerStatus: 'loading' } : state),

  /** A song that breaks at the same place again and again is not retried for ever; the stream is new every time. */
  MediaProgressed(state) {
    if (!state.shouldBePlaying || !state.isLoaded) return turn(state);
    return turn({ ...state, isFlowing: true, retryCount: state.isLive === true ? 0 : state.retryCount });
  },

  MediaPaused: (state) => (state.shouldBePlaying && state.isLoaded ? quiet(state) : turn(state)),

  MediaEnded(state) {
    if (state.ad === 'waiting') return turn(state);
    if (state.ad) return afterAd(state);
    const live = state.song ? selectLive(state, state.currentStream) : state;
    if (!state.shouldBePlaying) return leave({ ...live, playerStatus: 'ended' });
    if (state.song) return load(live, 0);
    // A stream that ends before it was heard is no broadcast: counted as a failure, or it would be asked for without pause.
    return state.isFlowing ? load(state, 0) : failed(state, 'ended');
  },

  MediaFailed: (state) => failed(state, 'media'),
  MediaStalled: (state) => failed(state, 'stall'),

  AutoplayDenied: (state) => (state.shouldBePlaying ? refuse(state, 'autoplay-denied') : turn(state)),

  RetryDue: (state) => (state.timers.retry ? load(state, state.retryCount) : turn(state)),

  BufferingStopDue: (state) => (state.timers.bufferingStop ? leave(state) : turn(state)),
} satisfies Partial<Handlers>;

function failed(state: PlayerState, reason: string): Turn {
  if (!state.shouldBePlaying) return leave(state.ad ? { ...state, ad: null } : state);
  // One failure is often told twice, by the element and by its refused promise.
  if (state.ad === 'waiting' || state.timers.retry) return turn(state);
  return state.ad ? afterAd(state, reason) : fail(state, reason);
}

function leave(state: PlayerState): Turn {
  return turn({ ...state, isLoaded: false, timers: noTimers }, { kind: 'dropSource' });
}
