import { type Effect, type Handlers, type Turn, turn } from './player-events.ts';
import { load } from './player-moves.ts';
import type { PlayerState } from './player-state.ts';

export const adEvents = {
  AdReady(state, { ad }) {
    return state.ad === 'waiting' ? load({ ...state, ad, isAdSpent: true }, 0) : turn(state);
  },
  AdUnavailable: (state) => (state.ad === 'waiting' ? afterAd(state) : turn(state)),
  AdFinished: (state) => (state.ad ? afterAd(state) : turn(state)),
  AdFailed: (state, { reason }) => (state.ad ? afterAd(state, reason) : turn(state)),
  AdTimedOut: (state) => (state.ad === 'waiting' ? afterAd(state, 'timeout') : turn(state)),
} satisfies Partial<Handlers>;

/** Whatever became of the advertisement, the radio follows. */
export function afterAd(state: PlayerState, error?: string): Turn {
  const next: PlayerState = { ...state, ad: null, isAdSpent: true, isLoaded: false };
  const report: Effect[] = error ? [{ kind: 'analytics', name: 'ad_error', labels: { reason: error } }] : [];
  if (state.shouldBePlaying) return load(next, 0, report);
  return turn(next, ...report, { kind: 'dropSource' });
}
