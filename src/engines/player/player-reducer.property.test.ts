import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ad,
  choseLive,
  choseSong,
  dolby,
  eventOf,
  live,
  played,
  playedWithAd,
  startedItself,
  type Told,
} from './player.test-helper.ts';
import type { Effect, PlayerEvent } from './player-events.ts';
import { reduce, timerEvents } from './player-reducer.ts';
import { initialState, type PlayerState, type TimerName } from './player-state.ts';

const plain: Told[] = [
  'PausePressed',
  'UnlockGesture',
  'MediaPlaying',
  'MediaWaiting',
  'MediaProgressed',
  'MediaPaused',
  'MediaEnded',
  'MediaFailed',
  'MediaStalled',
  'AutoplayDenied',
  'RetryDue',
  'BufferingStopDue',
  'WentOffline',
  'CameOnline',
  'StationIsBack',
  'OtherWindowStarted',
  'OtherMediaStarted',
  'OtherMediaPaused',
  'OtherMediaEnded',
  'AdUnavailable',
  'AdFinished',
  'AdTimedOut',
];
const laden: Told[] = [
  played,
  playedWithAd,
  startedItself,
  choseLive(live),
  choseLive(dolby),
  choseSong(),
  { kind: 'Restored', stream: dolby },
  { kind: 'Restored', stream: live },
  { kind: 'AdReady', ad },
  { kind: 'AdFailed', reason: 'chance' },
];
// Trouble is what the player is made for: it comes more often than the rest.
const trouble: Told[] = ['MediaFailed', 'RetryDue', 'MediaStalled', 'RetryDue', played];
const anyEvent = fc.constantFrom(...plain, ...laden, ...trouble, ...trouble).map(eventOf);
const anyStart = fc.record({ stream: fc.constantFrom(live, dolby), isTouch: fc.boolean(), isOffline: fc.boolean() });

/** What a page would have running and counted, told from the effects alone. */
type World = { timers: Set<TimerName>; isStarted: boolean };

const timerNames = Object.keys(timerEvents) as TimerName[];

/** Carries an effect out, or says why that cannot be. */
function carryOut(world: World, effect: Effect): string | false {
  switch (effect.kind) {
    case 'startTimer':
      return world.timers.has(effect.name) ? `a second ${effect.name} timer` : !world.timers.add(effect.name);
    case 'cancelTimer':
      return !world.timers.delete(effect.name) && `no ${effect.name} timer to cancel`;
    case 'analytics': {
      if (effect.name !== 'player_start' && effect.name !== 'player_stop') return false;
      const starts = effect.name === 'player_start';
      if (starts === world.isStarted) return `${effect.name} twice`;
      world.isStarted = starts;
    }
  }
  return false;
}

function whatIsWrong(state: PlayerState, world: World): (string | false)[] {
  const { timers, shouldBePlaying, playerStatus, song, ad: preroll } = state;
  const isLively = playerStatus === 'playing' || playerStatus === 'loading';
  return [
    timerNames.some((name) => timers[name] !== world.timers.has(name)) && 'the timers are not those of the state',
    world.timers.size > 1 && 'two timers at once',
    shouldBePlaying !== isLively && `${playerStatus} while sound is wanted: ${shouldBePlaying}`,
    shouldBePlaying && timers.bufferingStop && 'a wanted stream is about to be dropped',
    shouldBePlaying && state.isLocked && 'sound although locked',
    shouldBePlaying && !state.isLoaded && !timers.retry && !timers.adWait && 'sound is wanted and nothing is under way',
    !shouldBePlaying && timers.retry && 'a retry that nobody wants',
    !shouldBePlaying && state.retryCount > 0 && 'failures are remembered although all is over',
    state.retryCount > 3 && 'more than three retries',
    timers.adWait !== (preroll === 'waiting') && 'an advertisement is awaited without end',
    state.isLive !== (song ? 'otherMedia' : true) && 'isLive does not fit the source',
    state.currentSources !== (song ?? state.currentStream).sources && 'the sources are of something else',
    world.isStarted !== state.hasSounded && 'a start without sound, or sound without a start',
    state.resumesWith === 'network' && !state.isOffline && 'it waits for a network that is there',
    state.resumesWith !== null && playerStatus !== 'error' && 'it waits for what it has',
    playerStatus === 'error' && state.errorCode === null && 'an error without a word',
  ];
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}

/** Only a due timer says that it is due. */
function canHappen(event: PlayerEvent, { timers }: World): boolean {
  const name = timerNames.find((one) => timerEvents[one].kind === event.kind);
  return !name || timers.has(name);
}

test('whatever happens in whatever order, the player stays consistent', () => {
  fc.assert(
    fc.property(anyStart, fc.array(anyEvent, { maxLength: 60 }), (start, events) => {
      const world: World = { timers: new Set(), isStarted: false };
      let state = deepFreeze(initialState(start));
      for (const event of events) {
        if (!canHappen(event, world)) continue;
        for (const name of timerNames) if (timerEvents[name].kind === event.kind) world.timers.delete(name);
        const turn = reduce(state, event);
        const impossible = turn.effects.map((effect) => carryOut(world, effect));
        state = deepFreeze(turn.state);
        expect([...impossible, ...whatIsWrong(state, world)].filter(Boolean)).toEqual([]);
      }
    }),
    { numRuns: 1_000 },
  );
});

test('without a sign of life between them there are never more than four attempts', () => {
  const lifeless = fc.constantFrom<Told>(
    'MediaFailed',
    'MediaStalled',
    'RetryDue',
    'MediaPlaying',
    'MediaWaiting',
    'MediaEnded',
  );
  fc.assert(
    fc.property(fc.constantFrom(played, choseLive(dolby)), fc.array(lifeless, { maxLength: 80 }), (start, events) => {
      let state = initialState({ stream: live });
      let attempts = 0;
      for (const told of [start, ...events]) {
        const turn = reduce(state, eventOf(told));
        attempts += turn.effects.filter(({ kind }) => kind === 'loadAndPlay').length;
        state = turn.state;
      }
      expect(attempts).toBeLessThanOrEqual(4);
    }),
    { numRuns: 500 },
  );
});
