import { LRUCache } from 'lru-cache';
import type { Clock } from '#kit/clock.ts';
import { everyTag } from '../pages/invalidate-tags.ts';

/** Who is told what an answer depends on, and whether it is for everybody. */
type Told = { tag(name: string): void; doNotCache?(): void };
type Ask = (told: Required<Told>) => Promise<unknown>;

type Reading = {
  answer: Promise<unknown>;
  tags: Set<string>;
  isPrivate: boolean;
  isOver: boolean;
  /** How many invalidations there had been. */
  startedAt: number;
  until: number;
};

export type RecentAnswers = {
  /** The answer of the call of this name: from `ask`, unless a page was given it a moment ago. */
  read(name: string, page: Told, ask: Ask): Promise<unknown>;
  invalidate(tags: readonly string[]): void;
  clear(): void;
};

/** By so much longer than a page itself may live what changes with time alone. */
const lifeMs = 10_000;
const mostKept = 500;

/**
 * What pages were told a moment ago. A write makes many pages anew that share most of what they show, and each of them would read
 * it all again: so an answer is read once, until one of its tags is invalidated or its moment has passed. It is frozen, since
 * several pages are made of it. What was refused or broke is asked again.
 */
export function createRecentAnswers(clock: Pick<Clock, 'now'>): RecentAnswers {
  const kept = new LRUCache<string, Reading>({ max: mostKept });
  let invalidations = 0;

  function begin(name: string, ask: Ask): Reading {
    const reading: Reading = {
      answer: Promise.resolve(),
      tags: new Set(),
      isPrivate: false,
      isOver: false,
      startedAt: invalidations,
      until: clock.now() + lifeMs,
    };
    const told = {
      tag: (tag: string) => void reading.tags.add(tag),
      doNotCache: () => {
        reading.isPrivate = true;
      },
    };
    const end = (isAnswer: boolean) => {
      reading.isOver = true;
      // Which tags it would have was not known while it was read: whatever was invalidated meanwhile may have been one of them.
      const isLasting = isAnswer && !reading.isPrivate && invalidations === reading.startedAt;
      if (!isLasting && kept.peek(name) === reading) kept.delete(name);
    };
    reading.answer = ask(told).then(Object.freeze);
    reading.answer.then(
      () => end(true),
      () => end(false),
    );
    kept.set(name, reading);
    return reading;
  }

  /** What is still being read may lack what was written since that began. */
  function find(name: string): Reading | undefined {
    const reading = kept.get(name);
    if (!reading || reading.until <= clock.now()) return undefined;
    return reading.isOver || reading.startedAt === invalidations ? reading : undefined;
  }

  return {
    async read(name, page, ask) {
      const reading = find(name) ?? begin(name, ask);
      try {
        return await reading.answer;
      } finally {
        // Also of a refusal: a page that says so must go when there is something to be told.
        for (const tag of reading.tags) page.tag(tag);
        if (reading.isPrivate) page.doNotCache?.();
      }
    },
    invalidate(tags) {
      invalidations++;
      if (tags.includes(everyTag)) kept.clear();
      for (const [name, reading] of [...kept.entries()]) {
        if (tags.some((tag) => reading.tags.has(tag))) kept.delete(name);
      }
    },
    clear() {
      invalidations++;
      kept.clear();
    },
  };
}
