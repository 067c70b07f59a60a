import { adEvents } from './ad-events.ts';
import { listenerEvents } from './listener-events.ts';
import { mediaEvents } from './media-events.ts';
import { outsideEvents } from './outside-events.ts';
import type { Effect, Handlers, PlayerEvent, Turn } from './player-events.ts';
import { mediaLabels } from './player-moves.ts';
import type { PlayerState, TimerName } from './player-state.ts';

const handlers: Handlers = { ...listenerEvents, ...mediaEvents, ...adEvents, ...outsideEvents };

const timerMs: Record<TimerName, number> = { retry: 1_000, bufferingStop: 3_000, adWait: 7_000 };

/** What a timer says when it is over. */
export const timerEvents = {
  retry: { kind: 'RetryDue' },
  bufferingStop: { kind: 'BufferingStopDue' },
  adWait: { kind: 'AdTimedOut' },
} as const satisfies Record<TimerName, PlayerEvent>;

/** The whole player: what happened in, the new state and what is to be done out. Nothing is done here. */
export function reduce(state: PlayerState, event: PlayerEvent): Turn {
  const handle = handlers[event.kind] as (state: PlayerState, event: PlayerEvent) => Turn;
  const { state: after, effects } = handle(state, event);
  return { state: after, effects: [...effects, ...followUps(state, after, event)] };
}

/** Timers, analytics and the word to other windows follow from the change itself, so no transition can forget them. */
function followUps(before: PlayerState, after: PlayerState, event: PlayerEvent): Effect[] {
  const effects: Effect[] = [];
  for (const name of Object.keys(timerMs) as TimerName[]) {
    const isOver = timerEvents[name].kind === event.kind;
    if (before.timers[name] && !after.timers[name] && !isOver) effects.push({ kind: 'cancelTimer', name });
    if (after.timers[name] && !before.timers[name]) effects.push({ kind: 'startTimer', name, ms: timerMs[name] });
  }
  if (before.hasSounded && !after.hasSounded) effects.push(analytics('player_stop', before));
  if (after.hasSounded && !before.hasSounded) effects.push(analytics('player_start', after));
  if (after.playerStatus === 'playing' && before.playerStatus !== 'playing') effects.push({ kind: 'announce' });
  return effects;
}

function analytics(name: 'player_start' | 'player_stop', state: PlayerState): Effect {
  return { kind: 'analytics', name, labels: mediaLabels(state) };
}
