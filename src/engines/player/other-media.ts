import type { PlayerEvent } from './player-events.ts';

export type OtherMedia = {
  /** It ended or was closed. */
  end(): void;
  /** The listener paused it; call `beginOtherMedia` again when it goes on. */
  pause(): void;
};

/** Whoever plays outside the radio says so here: one at a time has the listener's ear, and the radio comes back after it. */
export function createOtherMedia(tell: (event: PlayerEvent) => void) {
  let current: { stop: () => void } | null = null;

  function stop() {
    const stopped = current;
    // Forgotten first: its own farewell must not bring the radio back.
    current = null;
    stopped?.stop();
  }

  return {
    stop,
    /** `stopIt` is called when the radio or other media starts in its place. */
    begin(stopIt: () => void): OtherMedia {
      stop();
      const mine = { stop: stopIt };
      current = mine;
      tell({ kind: 'OtherMediaStarted' });
      const leave = (kind: 'OtherMediaEnded' | 'OtherMediaPaused') => () => {
        if (current !== mine) return;
        current = null;
        tell({ kind });
      };
      return { end: leave('OtherMediaEnded'), pause: leave('OtherMediaPaused') };
    },
  };
}
