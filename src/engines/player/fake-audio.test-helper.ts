import type { FakeClock } from '#kit/clock.ts';
import type { AudioLike } from './audio-driver.ts';

/**
 * What becomes of a source that is played: it sounds, it cannot be had, nothing comes, it claims to play and does not,
 * the browser forbids it.
 */
export type Fate = 'works' | 'fails' | 'hangs' | 'stands still' | 'denied';

export type FakeAudio = AudioLike & {
  fate: Fate;
  playable: string[];
  /** All addresses that were loaded, and everything else that was called, in order. */
  readonly calls: string[];
  emit(type: string): void;
  /** Ends, fails or pauses by itself, as an element does. */
  happen(what: 'ended' | 'error' | 'pause' | 'waiting'): void;
  readonly isMoving: boolean;
};

const connectMs = 200;

/** An `<audio>` element as far as a page sees it, on a clock that stands still until told. */
export function createFakeAudio(clock: FakeClock): FakeAudio {
  const listeners = new Map<string, Set<() => void>>();
  const calls: string[] = [];
  let address = '';
  let position = 0;
  let movingSince: number | null = null;
  let generation = 0;
  let abort: ((name: string) => void) | null = null;

  function halt() {
    position = audio.currentTime;
    movingSince = null;
  }

  function reset() {
    generation += 1;
    halt();
    position = 0;
    state.paused = true;
    state.ended = false;
    abort?.('AbortError');
    abort = null;
  }

  function connect() {
    const mine = generation;
    clock.setTimeout(() => {
      if (mine !== generation || state.paused || !address) return;
      if (audio.fate === 'fails') audio.happen('error');
      if (audio.fate === 'works') movingSince ??= clock.now();
      if (audio.fate === 'works' || audio.fate === 'stands still') audio.emit('playing');
    }, connectMs);
  }

  const state = { paused: true, ended: false };
  const audio: FakeAudio = {
    fate: 'works',
    playable: ['audio/mpeg'],
    calls,
    preload: '',
    volume: 1,
    muted: false,
    get paused() {
      return state.paused;
    },
    get ended() {
      return state.ended;
    },
    error: null,
    get readyState() {
      return movingSince === null ? 0 : 4;
    },
    get isMoving() {
      return movingSince !== null;
    },
    duration: Number.POSITIVE_INFINITY,
    get src() {
      return address;
    },
    set src(next) {
      reset();
      address = next;
      calls.push(next);
    },
    get currentTime() {
      return position + (movingSince === null ? 0 : (clock.now() - movingSince) / 1_000);
    },
    set currentTime(next) {
      position = next;
      if (movingSince !== null) movingSince = clock.now();
    },
    play() {
      calls.push('play');
      state.paused = false;
      connect();
      return new Promise((_, reject) => {
        abort = (name) => reject(Object.assign(new Error(name), { name }));
        if (audio.fate === 'denied') abort('NotAllowedError');
      });
    },
    pause() {
      calls.push('pause');
      if (!state.paused) audio.happen('pause');
    },
    load() {
      calls.push('load');
      reset();
    },
    canPlayType: (type) => (audio.playable.includes(type) ? 'maybe' : ''),
    removeAttribute(name) {
      calls.push(`remove ${name}`);
      address = '';
    },
    addEventListener(type, listener) {
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener));
    },
    removeEventListener: (type, listener) => void listeners.get(type)?.delete(listener),
    emit(type) {
      for (const listener of listeners.get(type) ?? []) listener();
    },
    happen(what) {
      halt();
      if (what === 'error') abort?.('NotSupportedError');
      if (what === 'ended') state.ended = true;
      if (what === 'ended' || what === 'pause') {
        state.paused = true;
        audio.emit('pause');
      }
      if (what !== 'pause') audio.emit(what);
    },
  };
  return audio;
}
