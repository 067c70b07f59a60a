import type { Clock, Timer } from '#kit/clock.ts';
import type { Random } from '#kit/random.ts';
import type { Airing, AudioChunk } from './airing.ts';
import { usualBurstMs } from './audible-delay.ts';
import { openTrack } from './mp3-track.ts';
import { type LibraryItem, nextItem, type Played } from './rotation.ts';
import { createTimeline } from './timeline.ts';

export type Library = {
  /** Asked before every choice, so that what the staff adds or removes counts from the next item on. */
  items(): readonly LibraryItem[];
  /** The whole MP3 file, read while the item before is on air. */
  read(item: LibraryItem): Promise<Buffer>;
};

export type ProgrammeOptions = {
  id: string;
  library: Library;
  clock: Clock;
  random: Random;
  /** The tail of the play log, oldest first. Its last airing is taken to be the one that the restart interrupted. */
  resume?: readonly Airing[];
  /** An airing begins: exactly once for each. */
  onAiring(airing: Airing): void;
  /** An airing already told ended before its time: the same id, an earlier `endsAt`. */
  onCut?(airing: Airing): void;
  /** An item could not air and another was chosen instead. */
  onFault?(fault: unknown, item: LibraryItem): void;
};

/** Each tick is one write per listener: half as many halve what a crowd costs, and a burst of seconds hides the wait. */
export const tickMs = 500;
/** A later tick than this means a machine that slept: nobody waits for the minutes it missed. */
const mostCaughtUpMs = 8000;
/** A clock set back by less than this is waited for; listeners hold that much audio in hand. */
const mostWaitedForMs = 3000;
const emptyLibraryRetryMs = 5000;
/** A spot comes once in seven items, so this lets every spot have its turn before the oldest is forgotten. */
const historyPerItem = 8;

/** Plays the library for ever: chooses, reads ahead, and hands out each frame at its time on the clock. */
export function createProgramme(options: ProgrammeOptions & { onAudio(chunk: AudioChunk): void }) {
  const { library, clock, random } = options;
  const timeline = createTimeline(options.id);
  const unfit = new Set<string>();
  const history: Played[] = [...(options.resume ?? [])];
  let onAir = options.resume?.at(-1);
  let running = false;
  let tickTimer: Timer | undefined;
  let retryTimer: Timer | undefined;

  async function prepareNext(): Promise<void> {
    for (;;) {
      const items = library.items().filter(({ id }) => !unfit.has(id));
      const item = nextItem(items, history, random);
      if (!item) break;
      try {
        const track = openTrack(await library.read(item));
        unfit.clear();
        timeline.queue(item, track);
        return;
      } catch (fault) {
        unfit.add(item.id);
        options.onFault?.(fault, item);
      }
    }
    unfit.clear();
    if (running) retryTimer = clock.setTimeout(prepareNext, emptyLibraryRetryMs);
  }

  function tick(): void {
    const now = clock.now();
    if (!timeline.isEmpty()) {
      if (hasLostTouch(now)) restart(now);
      for (const chunk of timeline.take(now)) send(chunk);
    }
    const toChange = (timeline.changesAt() ?? now) - now;
    tickTimer = clock.setTimeout(tick, toChange > 0 ? Math.min(toChange, tickMs) : tickMs);
  }

  function hasLostTouch(now: number): boolean {
    const edge = timeline.edgeAt();
    return edge === undefined || now - edge > mostCaughtUpMs || edge - now > mostWaitedForMs;
  }

  /**
   * The next item begins one burst ago: the first listener to come finds a full burst waiting, and those who stayed get
   * their buffers filled again. It never begins before the airing it follows.
   */
  function restart(now: number): void {
    const burstAgo = now - usualBurstMs;
    const startsAt = onAir && onAir.startsAt < now ? Math.max(burstAgo, onAir.startsAt + 1) : burstAgo;
    cutOnAir(timeline.edgeAt() ?? startsAt);
    timeline.restartAt(startsAt);
  }

  function cutOnAir(at: number): void {
    if (!onAir || at >= onAir.endsAt) return;
    onAir = { ...onAir, endsAt: Math.max(at, onAir.startsAt) };
    options.onCut?.(onAir);
  }

  function send(chunk: AudioChunk): void {
    if (chunk.airing.id !== onAir?.id) {
      onAir = chunk.airing;
      history.push(onAir);
      history.splice(0, history.length - historyPerItem * library.items().length);
      options.onAiring(onAir);
      void prepareNext();
    }
    options.onAudio(chunk);
  }

  return {
    /** Resolves when the first item is on air, or when there is none yet. */
    async start(): Promise<void> {
      running = true;
      await prepareNext();
      if (running) tick();
    },

    /** The airing ends here and is told so; a later start would be another programme. */
    stop(): void {
      if (!running) return;
      running = false;
      clock.clearTimeout(tickTimer);
      clock.clearTimeout(retryTimer);
      const edge = timeline.edgeAt();
      if (edge !== undefined) cutOnAir(edge);
    },

    onAir: (): Airing | undefined => (timeline.edgeAt() === undefined ? undefined : onAir),
  };
}
