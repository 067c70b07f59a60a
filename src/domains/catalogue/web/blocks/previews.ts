import type { OtherMedia } from '#engines/player/other-media.ts';
import type { Clock, Timer } from '#kit/clock.ts';

/** The part of an `<audio>` that a preview needs. */
export type PreviewAudio = {
  src: string;
  play(): Promise<void>;
  pause(): void;
  addEventListener(type: 'playing' | 'ended' | 'error', listener: () => void): void;
};

export type PreviewTrack = { id: string; src: string };
/** `spot`: the thirty seconds are over and the station's spot follows. */
export type PreviewPhase = 'loading' | 'playing' | 'spot';
export type PreviewView = { id: string; phase: PreviewPhase } | null;

type Options = {
  audio: PreviewAudio;
  clock: Clock;
  beginOtherMedia(stopIt: () => void): OtherMedia;
  /** Where the sound of the current house spot lies; null while there is none. */
  findSpot(): Promise<string | null>;
  show(view: PreviewView): void;
  onFailure(): void;
};

type Current = { id: string; phase: PreviewPhase; media: OtherMedia; spot: Promise<string | null>; timer?: Timer };

export type Previews = {
  /** A press: begins it, or stops it and whatever still waits to follow. */
  toggle(track: PreviewTrack): void;
  /** Its button is gone, and with it the only way to stop it. */
  close(id: string): void;
};

const previewMs = 30_000;

/** Thirty seconds of a song, then the house spot, then the radio again if it played before. One at a time. */
export function createPreviews({ audio, clock, beginOtherMedia, findSpot, show, onFailure }: Options): Previews {
  let current: Current | null = null;

  function enter(mine: Current, phase: PreviewPhase): void {
    mine.phase = phase;
    show({ id: mine.id, phase });
  }

  /** Silence, and nothing that still waits comes after it. */
  function leave(mine: Current): boolean {
    if (current !== mine) return false;
    clock.clearTimeout(mine.timer);
    current = null;
    audio.pause();
    show(null);
    return true;
  }

  function play(mine: Current, src: string): void {
    audio.src = src;
    audio.play().catch((error: unknown) => {
      // Another source in its place is no failure of this one.
      const isReplaced = error instanceof Error && error.name === 'AbortError';
      if (!isReplaced && current === mine) fail();
    });
  }

  function start({ id, src }: PreviewTrack): void {
    if (current) {
      clock.clearTimeout(current.timer);
      current = null;
    }
    const mine: Current = {
      id,
      phase: 'loading',
      media: { end: () => undefined, pause: () => undefined },
      // Asked for now, so that it is there when its moment comes.
      spot: findSpot().catch(() => null),
    };
    current = mine;
    enter(mine, 'loading');
    play(mine, src);
    mine.media = beginOtherMedia(() => leave(mine));
  }

  async function goOnWithSpot(mine: Current): Promise<void> {
    if (current !== mine) return;
    clock.clearTimeout(mine.timer);
    audio.pause();
    enter(mine, 'spot');
    const spot = await mine.spot;
    if (current !== mine) return;
    if (spot) play(mine, spot);
    else finish(mine);
  }

  function finish(mine: Current): void {
    if (leave(mine)) mine.media.end();
  }

  function fail(): void {
    const mine = current;
    if (!mine) return;
    if (mine.phase !== 'spot') onFailure();
    finish(mine);
  }

  audio.addEventListener('playing', () => {
    const mine = current;
    if (mine?.phase !== 'loading') return;
    enter(mine, 'playing');
    mine.timer = clock.setTimeout(() => void goOnWithSpot(mine), previewMs);
  });
  audio.addEventListener('ended', () => {
    if (current?.phase === 'spot') finish(current);
    else if (current) void goOnWithSpot(current);
  });
  audio.addEventListener('error', fail);

  return {
    toggle(track) {
      const mine = current;
      if (mine?.id !== track.id) start(track);
      else if (leave(mine)) mine.media.pause();
    },
    close(id) {
      if (current?.id === id) finish(current);
    },
  };
}
