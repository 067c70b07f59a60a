import { type Handlers, type Turn, turn } from './player-events.ts';
import { begin, load, quiet, refuse } from './player-moves.ts';
import type { PlayerState } from './player-state.ts';

/** Whatever sounded before was allowed to, so its return needs no gesture of its own. */
const again = { byGesture: true, withAd: false };

export const outsideEvents = {
  WentOffline: (state) => turn({ ...state, isOffline: true }),

  CameOnline(state) {
    const online: PlayerState = { ...state, isOffline: false };
    if (state.resumesOnline) return begin(online, again);
    const isFlowing = state.playerStatus === 'playing' && state.isFlowing;
    return state.shouldBePlaying && !isFlowing && !state.ad ? load({ ...online, retryCount: 0 }, 0) : turn(online);
  },

  OtherWindowStarted(state) {
    if (state.shouldBePlaying) return refuse(state, 'other-window');
    return turn({ ...state, resumesOnline: false, otherMedia: state.otherMedia && { resumes: false } });
  },

  OtherMediaStarted(state) {
    const resumes = state.otherMedia?.resumes || state.shouldBePlaying || state.resumesOnline;
    const { state: next, effects } = state.shouldBePlaying ? quiet(state) : turn(state);
    return turn({ ...next, resumesOnline: false, otherMedia: { resumes } }, ...effects);
  },

  OtherMediaPaused: afterOtherMedia,
  OtherMediaEnded: afterOtherMedia,
} satisfies Partial<Handlers>;

function afterOtherMedia(state: PlayerState): Turn {
  const next: PlayerState = { ...state, otherMedia: null };
  return state.otherMedia?.resumes ? begin(next, again) : turn(next);
}
