import { type Handlers, type Turn, turn } from './player-events.ts';
import { begin, load, quiet, refuse } from './player-moves.ts';
import type { PlayerState } from './player-state.ts';

/** Whatever sounded before was allowed to, so its return needs no gesture of its own. */
const again = { byGesture: true, withAd: false };

export const outsideEvents = {
  WentOffline: (state) => turn({ ...state, isOffline: true }),

  CameOnline(state) {
    const online: PlayerState = { ...state, isOffline: false };
    if (state.resumesWith === 'network') return begin(online, again);
    const isFlowing = state.playerStatus === 'playing' && state.isFlowing;
    return state.shouldBePlaying && !isFlowing && !state.ad ? load({ ...online, retryCount: 0 }, 0) : turn(online);
  },

  /** It was out of reach and now speaks again, whatever it says. */
  StationIsBack: (state) => (state.resumesWith === 'station' ? begin(state, again) : turn(state)),

  OtherWindowStarted(state) {
    if (state.shouldBePlaying) return refuse(state, 'other-window');
    return turn({ ...state, resumesWith: null, otherMedia: state.otherMedia && { resumes: false } });
  },

  OtherMediaStarted(state) {
    const resumes = state.otherMedia?.resumes || state.shouldBePlaying || state.resumesWith === 'network';
    const { state: next, effects } = state.shouldBePlaying ? quiet(state) : turn(state);
    return turn({ ...next, resumesWith: null, otherMedia: { resumes } }, ...effects);
  },

  OtherMediaPaused: afterOtherMedia,
  OtherMediaEnded: afterOtherMedia,
} satisfies Partial<Handlers>;

function afterOtherMedia(state: PlayerState): Turn {
  const next: PlayerState = { ...state, otherMedia: null };
  return state.otherMedia?.resumes ? begin(next, again) : turn(next);
}
