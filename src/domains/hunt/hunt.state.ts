import type { WonPrize } from './hunt.decode.ts';

/**
 * What the page knows of the hunt: none is on, one is on, this person has won and the chest is still closed, the chest is open and
 * tells the prize, the winner may share it, the winner has closed it.
 */
export type HuntState =
  | { kind: 'none' }
  | { kind: 'active' }
  | { kind: 'won' }
  | { kind: 'opened'; prize: WonPrize }
  | { kind: 'sharing'; prize: WonPrize }
  | { kind: 'closed' };

export type HuntEvent =
  | { kind: 'no hunt found' }
  | { kind: 'hunt found' }
  | { kind: 'prize won' }
  | { kind: 'chest left' }
  | { kind: 'chest opened'; prize: WonPrize }
  | { kind: 'understood' }
  | { kind: 'prize closed' }
  | { kind: 'player left' };

export const noHunt: HuntState = { kind: 'none' };

/** A chest or a prize on the screen is never taken away by what a later page view finds. */
export function nextHuntState(state: HuntState, event: HuntEvent): HuntState {
  const isShowing = state.kind === 'won' || state.kind === 'opened' || state.kind === 'sharing';
  switch (event.kind) {
    case 'no hunt found':
      return isShowing ? state : noHunt;
    case 'hunt found':
      return isShowing || state.kind === 'closed' ? state : { kind: 'active' };
    case 'prize won':
      return state.kind === 'opened' || state.kind === 'sharing' ? state : { kind: 'won' };
    case 'chest left':
      return state.kind === 'won' ? { kind: 'active' } : state;
    case 'chest opened':
      return state.kind === 'won' ? { kind: 'opened', prize: event.prize } : state;
    case 'understood':
      return state.kind === 'opened' ? { kind: 'sharing', prize: state.prize } : state;
    case 'prize closed':
      return isShowing ? { kind: 'closed' } : state;
    case 'player left':
      return noHunt;
  }
}
