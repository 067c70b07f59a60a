import { loadCheckMs } from '#domains/podcasts/player.rules.ts';
import type { OtherMedia } from '#engines/player/other-media.ts';
import type { Clock } from '#kit/clock.ts';
import { greetings, heardFrom, subscriptions, wishes } from './frame-words.ts';

type Options = {
  clock: Clock;
  /** Says something to the frame. */
  tell(message: string): void;
  /** The radio makes room; `stopIt` is called when it comes back. */
  beginOtherMedia(stopIt: () => void): OtherMedia;
  /** Seven seconds went by without a word. */
  onLate(): void;
};

export type FollowedFrame = {
  /** The frame's document is there. */
  loaded(): void;
  /** A message of this frame, and of no other. */
  hear(message: unknown): void;
  /** The frame goes away. */
  stop(): void;
};

/** Listens to a framed player: while it plays the radio is silent, and comes back if it was heard before. */
export function followFrame({ clock, tell, beginOtherMedia, onLate }: Options): FollowedFrame {
  let playing: OtherMedia | null = null;
  let isReady = false;
  const check = clock.setTimeout(onLate, loadCheckMs);
  const tellAll = (messages: readonly string[]) => messages.forEach(tell);

  function leave(how: 'pause' | 'end'): void {
    const left = playing;
    playing = null;
    left?.[how]();
  }

  return {
    loaded: () => tellAll(greetings),

    hear(message) {
      const word = heardFrom(message);
      if (word === 'ready' && !isReady) {
        isReady = true;
        clock.clearTimeout(check);
        tellAll(subscriptions);
        // The click that brought the player here meant to hear it.
        tellAll(wishes('play'));
      }
      if (word === 'play') playing ??= beginOtherMedia(() => tellAll(wishes('pause')));
      if (word === 'pause') leave('pause');
      if (word === 'ended') leave('end');
    },

    stop() {
      clock.clearTimeout(check);
      leave('end');
    },
  };
}
