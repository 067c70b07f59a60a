import type { Clock, Timer } from '#kit/clock.ts';
import { type AudioLike, createAudioDriver, type EarlySound, type HlsLike } from './audio-driver.ts';
import { createOtherMedia } from './other-media.ts';
import type { AnalyticsName, Effect, PlayerEvent } from './player-events.ts';
import { reduce, timerEvents } from './player-reducer.ts';
import {
  type ErrorCode,
  initialState,
  isSoundDue,
  type PlayerState,
  type Song,
  type Stream,
  type TimerName,
} from './player-state.ts';
import { createHeartbeat } from './policies/heartbeat.ts';
import { createMilestones } from './policies/milestones.ts';
import type { Preroll } from './policies/preroll.ts';
import { createStallWatchdog } from './policies/stall-watchdog.ts';
import { createVolumeControl, type StorageLike } from './volume-control.ts';
import { type ChannelLike, createWindows } from './windows.ts';

/** How long what a finger on the button has set out waits for the press. */
const readyMs = 3_000;

/** The part of `window` that tells of the network. */
export type NetworkLike = {
  readonly navigator: { readonly onLine: boolean };
  addEventListener(type: 'online' | 'offline', listener: () => void): void;
  removeEventListener(type: 'online' | 'offline', listener: () => void): void;
};

export type PlayerOptions = {
  audio: AudioLike;
  clock: Clock;
  stream: Stream;
  isTouch?: boolean;
  early?: EarlySound;
  storage?: StorageLike;
  channel?: ChannelLike;
  windowId?: string;
  network?: NetworkLike;
  preroll?: Preroll;
  loadHls?: () => Promise<HlsLike>;
  playsHlsItself?: boolean;
  onError?: (code: ErrorCode) => void;
  onAnalytics?: (name: AnalyticsName, labels: Record<string, string>) => void;
};

export type Player = ReturnType<typeof createPlayer>;

/** One player per page. Actions of a listener must be called within the gesture itself: nothing is awaited on the way to the sound. */
export function createPlayer(options: PlayerOptions) {
  const { audio, clock, channel, network, preroll, onError, onAnalytics, loadHls, playsHlsItself } = options;
  const { windowId = Math.random().toString(36) } = options;
  let state = initialState({
    stream: options.stream,
    isTouch: options.isTouch,
    isOffline: network?.navigator.onLine === false,
  });
  const listeners = new Set<() => void>();
  const events: PlayerEvent[] = [];
  const timers = new Map<TimerName, Timer>();
  let cooling: Timer | undefined;
  let isBusy = false;
  let isDisposed = false;

  const driver = createAudioDriver({ audio, clock, tell: dispatch, loadHls, playsHlsItself });
  const volume = createVolumeControl({ storage: options.storage, apply: driver.setVolume, onChange: notify });
  const otherMedia = createOtherMedia(dispatch);
  const windows = channel && createWindows({ channel, clock, windowId, onTakenOver: teller('OtherWindowStarted') });
  const watchdog = createStallWatchdog({
    clock,
    currentTime: () => audio.currentTime,
    onMoved: teller('MediaProgressed'),
    onStalled: teller('MediaStalled'),
  });
  const beatWhile = createHeartbeat(clock, () => onAnalytics?.('player_heartbeat', {}));
  const countWhile = createMilestones(clock, (minutes) =>
    onAnalytics?.('listening_milestone', { minutes: String(minutes) }),
  );
  const cameOnline = teller('CameOnline');
  const wentOffline = teller('WentOffline');
  if (options.early) driver.takeUp(options.early, options.stream.sources);
  layReady();
  network?.addEventListener('online', cameOnline);
  network?.addEventListener('offline', wentOffline);

  function teller(kind: 'OtherWindowStarted' | 'MediaProgressed' | 'MediaStalled' | 'CameOnline' | 'WentOffline') {
    return () => dispatch({ kind });
  }

  /** One event at a time: what an effect tells while it is carried out comes after it. */
  function dispatch(event: PlayerEvent): void {
    if (isDisposed) return;
    events.push(event);
    if (isBusy) return;
    isBusy = true;
    const before = state;
    try {
      for (let next = events.shift(); next; next = events.shift()) {
        const turn = reduce(state, next);
        state = turn.state;
        turn.effects.forEach(carryOut);
      }
    } finally {
      isBusy = false;
    }
    if (state !== before) follow();
  }

  function follow(): void {
    windows?.want(state.shouldBePlaying);
    if (isSoundDue(state) !== watchdog.isWatching()) isSoundDue(state) ? watchdog.restart() : watchdog.stop();
    beatWhile(state.hasSounded);
    countWhile(state.hasSounded && state.playerStatus === 'playing');
    layReady();
    notify();
  }

  function layReady(): void {
    const isIdle = !state.shouldBePlaying && !state.isLocked && state.isLive === true;
    if (isIdle) driver.layReady(state.currentStream.sources);
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  const effects: { [K in Effect['kind']]: (effect: Extract<Effect, { kind: K }>) => void } = {
    loadAndPlay(effect) {
      driver.loadAndPlay(effect);
      watchdog.restart();
    },
    resume: driver.resume,
    pause: driver.pause,
    dropSource: driver.dropSource,
    unlock: driver.unlock,
    startTimer({ name, ms }) {
      timers.set(
        name,
        clock.setTimeout(() => dispatch(timerEvents[name]), ms),
      );
    },
    cancelTimer: ({ name }) => clock.clearTimeout(timers.get(name)),
    requestAd: () => void awaitAd(),
    stopOtherMedia: otherMedia.stop,
    announce: () => windows?.announce(),
    showError: ({ code }) => onError?.(code),
    analytics: ({ name, labels }) => onAnalytics?.(name, labels),
  };

  function carryOut(effect: Effect): void {
    (effects[effect.kind] as (effect: Effect) => void)(effect);
  }

  async function awaitAd(): Promise<void> {
    try {
      const ad = await preroll?.load();
      dispatch(ad ? { kind: 'AdReady', ad } : { kind: 'AdUnavailable' });
    } catch (error) {
      dispatch({ kind: 'AdFailed', reason: error instanceof Error ? error.message : String(error) });
    }
  }

  /** `byGesture: false` for a start that nobody pressed for, such as on entry to the listen page. */
  const wish = (byGesture = true) => ({ byGesture, withAd: !driver.isTakenUp() && (preroll?.isDue() ?? false) });
  const play = (byGesture?: boolean) => dispatch({ kind: 'PlayPressed', ...wish(byGesture) });
  const pause = () => dispatch({ kind: 'PausePressed' });

  return {
    getState: (): PlayerState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    play,
    pause,
    toggle: () => (state.shouldBePlaying ? pause() : play()),
    /** A finger or a pointer is down on a play button. */
    getReady(): void {
      if (state.shouldBePlaying || state.isLocked || preroll?.isDue()) return;
      driver.warmUp();
      clock.clearTimeout(cooling);
      cooling = clock.setTimeout(() => {
        driver.coolDown();
        layReady();
      }, readyMs);
    },
    playLive(stream: Stream = state.currentStream, byGesture?: boolean): void {
      dispatch({ kind: 'SourceChosen', stream, ...wish(byGesture) });
    },
    playSource: (song: Song) => dispatch({ kind: 'SongChosen', song, ...wish() }),
    /** Another stream without another wish: what played plays on, what was silent stays silent. */
    restore: (stream: Stream) => dispatch({ kind: 'Restored', stream }),
    unlock: () => dispatch({ kind: 'UnlockGesture' }),
    /** The station was out of reach and has answered again. */
    stationIsBack: () => dispatch({ kind: 'StationIsBack' }),
    endAd: () => dispatch({ kind: 'AdFinished' }),
    beginOtherMedia: otherMedia.begin,
    position: driver.position,
    source: driver.source,
    volume,
    dispose(): void {
      isDisposed = true;
      network?.removeEventListener('online', cameOnline);
      network?.removeEventListener('offline', wentOffline);
      for (const timer of timers.values()) clock.clearTimeout(timer);
      clock.clearTimeout(cooling);
      windows?.dispose();
      watchdog.stop();
      beatWhile(false);
      countWhile(false);
      driver.dispose();
      listeners.clear();
    },
  };
}
