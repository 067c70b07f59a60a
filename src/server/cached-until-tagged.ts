import type { Clock } from '#kit/clock.ts';
import type { Events } from './events.ts';
import { everyTag, invalidationChannel } from './pages/invalidate-tags.ts';

/** For what changes with time alone, or by so many small writes that nobody announces each. */
type Life = { lifeMs: number; clock: Pick<Clock, 'now'> };

/**
 * An answer that is the same for everybody, read once and kept in memory until one of its tags is invalidated, here or in
 * another process. Whoever asks while it is read waits for that one reading. What it gives is frozen: nobody may write into it,
 * and whoever presents it may keep what was made of it.
 */
export function cachedUntilTagged<T extends object>(
  events: Pick<Events, 'subscribe' | 'onGap'>,
  tags: readonly string[],
  read: () => Promise<T>,
  life?: Life,
): () => Promise<T> {
  let kept: Promise<T> | null = null;
  let until = Number.POSITIVE_INFINITY;
  const drop = () => {
    kept = null;
  };
  events.subscribe(invalidationChannel, (payload) => {
    if (payload.split(' ').some((tag) => tag === everyTag || tags.includes(tag))) drop();
  });
  events.onGap(drop);
  return () => {
    if (kept && (!life || life.clock.now() < until)) return kept;
    if (life) until = life.clock.now() + life.lifeMs;
    const reading: Promise<T> = read().then(
      (answer) => Object.freeze(answer) as T,
      (error) => {
        if (kept === reading) drop();
        throw error;
      },
    );
    kept = reading;
    return reading;
  };
}
