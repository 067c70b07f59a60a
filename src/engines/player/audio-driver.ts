import type { Clock } from '#kit/clock.ts';
import { atLiveEdge, isHls, pickSource } from './pick-source.ts';
import type { Effect, PlayerEvent } from './player-events.ts';

/** The part of an `<audio>` element that the player uses. */
export type AudioLike = {
  src: string;
  preload: string;
  currentTime: number;
  volume: number;
  muted: boolean;
  readonly paused: boolean;
  readonly ended: boolean;
  readonly error: unknown;
  readonly readyState: number;
  readonly duration: number;
  play(): Promise<void> | undefined;
  pause(): void;
  load(): void;
  canPlayType(type: string): string;
  /** Safari: when the first moment of an HLS stream aired. */
  getStartDate?(): Date;
  removeAttribute(name: string): void;
  addEventListener(type: string, listener: () => void): void;
  removeEventListener(type: string, listener: () => void): void;
};

/** Brings an HLS address to the player's element where the browser cannot. */
export type HlsLike = { attach(src: string, onFatal: () => void): AttachedHls };
type AttachedHls = {
  letGo(): void;
  /** When what is heard now aired, by the dates in the playlist. */
  airedAtMs(): number | null;
};

/** What was asked for on the element before the player was here, by a press on the drawn page. */
export type EarlySound = { src: string | null; atMs: number };

/** From here on an element that is not paused sounds: `HTMLMediaElement.HAVE_FUTURE_DATA`. */
const hasSound = 3;

type Load = Extract<Effect, { kind: 'loadAndPlay' }>;

type Options = {
  audio: AudioLike;
  clock: Clock;
  tell: (event: PlayerEvent) => void;
  loadHls?: () => Promise<HlsLike>;
  /** Whether HLS that the browser says it may play is left to it; else the library brings it. */
  playsHlsItself?: boolean;
};

/** Brings one `<audio>` element to the wanted state and tells what becomes of it. It decides nothing. */
export function createAudioDriver({ audio, clock, tell, loadHls, playsHlsItself = true }: Options) {
  let held: string | null = null;
  let laidReady: string | null = null;
  let isWarm = false;
  let isTakenUp = false;
  let loads = 0;
  let attached: AttachedHls | null = null;
  let returnTo = 0;
  let connectedAtMs = 0;

  const canPlayType = (type: string) => (loadHls && !playsHlsItself && isHls({ type }) ? '' : audio.canPlayType(type));

  const listeners: Record<string, () => void> = {
    playing: () => tell({ kind: 'MediaPlaying' }),
    waiting: () => tell({ kind: 'MediaWaiting' }),
    ended: () => tell({ kind: 'MediaEnded' }),
    error: () => tell({ kind: 'MediaFailed' }),
    // The event comes late: a play in between has overtaken it, and an end has an event of its own.
    pause: () => audio.paused && !audio.ended && tell({ kind: 'MediaPaused' }),
    loadedmetadata() {
      // The connection came about between the asking and this: a slow network makes it late, a busy browser this event.
      connectedAtMs = (connectedAtMs + clock.now()) / 2;
      if (returnTo > 0) audio.currentTime = returnTo;
      returnTo = 0;
    },
  };
  const heard = Object.entries(listeners).map(([type, listener]) => {
    const whileHeld = () => held !== null && listener();
    audio.addEventListener(type, whileHeld);
    return [type, whileHeld] as const;
  });

  /** Called within the gesture: nothing may be awaited before, or the browser refuses. */
  function play() {
    const mine = loads;
    audio.play()?.catch((error: unknown) => {
      const name = error instanceof Error ? error.name : '';
      // Aborted by the next load or by a pause, which both were wanted.
      if (mine !== loads || name === 'AbortError') return;
      tell({ kind: name === 'NotAllowedError' ? 'AutoplayDenied' : 'MediaFailed' });
    });
  }

  function loadAndPlay({ sources, isLive, attempt }: Load) {
    const source = pickSource(sources, attempt, { canPlayType, hasHls: loadHls !== undefined });
    const isSameAgain = source !== null && held === source.src;
    // A song that broke goes on where it was; the element forgets its place with the new address.
    returnTo = !isLive && attempt > 0 && isSameAgain ? audio.currentTime : 0;
    // What sounded before must not go on while there is nothing to take its place.
    if (!source || source.needsHls) dropSource();
    letGo();
    if (!source) return tell({ kind: 'MediaFailed' });
    held = source.src;
    const isReady = laidReady === source.src;
    if (!isReady || !isWarm) connectedAtMs = clock.now();
    laidReady = null;
    isWarm = false;
    isTakenUp = false;
    if (source.needsHls) return void attachHls(source.src);
    if (!isReady) audio.src = isLive ? atLiveEdge(source, clock.now()) : source.src;
    // What was taken up has told that it plays before anybody was here to hear.
    const sounds = isReady && !audio.paused && audio.readyState >= hasSound;
    play();
    if (sounds) tell({ kind: 'MediaPlaying' });
  }

  /** Before the first sound: a press then only has to ask for what lies ready, and nothing is fetched until then. */
  function layReady(sources: Load['sources']) {
    const source = pickSource(sources, 0, { canPlayType, hasHls: loadHls !== undefined });
    // What comes in pieces is not for the element to fetch.
    if (loads > 0 || !source || source.needsHls || laidReady === source.src) return;
    laidReady = source.src;
    isTakenUp = false;
    audio.preload = 'none';
    audio.src = atLiveEdge(source, clock.now());
  }

  /** A finger is down on the button: what lies ready sets out, and the press finds it on its way. */
  function warmUp() {
    if (laidReady === null || isWarm) return;
    isWarm = true;
    connectedAtMs = clock.now();
    audio.preload = 'auto';
  }

  /** No press came of it: nothing stays open. */
  function coolDown() {
    if (!isWarm) return;
    forgetReady();
    audio.load();
  }

  function forgetReady() {
    if (laidReady !== null) audio.removeAttribute('src');
    laidReady = null;
    isWarm = false;
    isTakenUp = false;
  }

  /** What an early press has set going lies ready, and sounds: the first wish takes it over as it is. */
  function takeUp({ src, atMs }: EarlySound, sources: Load['sources']) {
    const source = pickSource(sources, 0, { canPlayType, hasHls: loadHls !== undefined });
    const isWanted = source && !source.needsHls && src === atLiveEdge(source, atMs);
    if (!isWanted || audio.paused || audio.error) return;
    laidReady = source.src;
    isWarm = true;
    isTakenUp = true;
    connectedAtMs = atMs;
  }

  async function attachHls(src: string) {
    const mine = loads;
    const fail = () => mine === loads && tell({ kind: 'MediaFailed' });
    try {
      const hls = await loadHls?.();
      if (mine !== loads) return;
      attached = hls?.attach(src, fail) ?? null;
      play();
    } catch {
      fail();
    }
  }

  function letGo() {
    loads += 1;
    held = null;
    attached?.letGo();
    attached = null;
  }

  function dropSource() {
    if (held === null) return;
    letGo();
    audio.removeAttribute('src');
    // Without this the element goes on downloading what it was given.
    audio.load();
  }

  function airedAtMs(): number | null {
    if (attached) return attached.airedAtMs();
    const startMs = audio.getStartDate?.().getTime() ?? Number.NaN;
    return Number.isNaN(startMs) ? null : startMs + audio.currentTime * 1_000;
  }

  return {
    loadAndPlay,
    layReady,
    takeUp,
    isTakenUp: () => isTakenUp,
    warmUp,
    coolDown,
    resume: play,
    pause: () => audio.pause(),
    dropSource,
    /** Any use within a gesture opens the element for later; `load` does it without a sound. */
    unlock() {
      if (held !== null) return;
      // A load by the listener's hand fetches what lies ready, whatever `preload` says.
      forgetReady();
      audio.load();
    },
    setVolume(percent: number) {
      audio.volume = percent / 100;
      // Some phones leave the volume to their buttons but do mute.
      audio.muted = percent === 0;
    },
    /** The address that was loaded last, as it stands among the stream's sources. */
    source: () => held,
    position: () => ({
      currentTimeSeconds: audio.currentTime,
      durationSeconds: audio.duration,
      connectedAtMs,
      airedAtMs: airedAtMs(),
    }),
    dispose() {
      dropSource();
      for (const [type, listener] of heard) audio.removeEventListener(type, listener);
    },
  };
}
