import { LRUCache } from 'lru-cache';
import type { AppContext } from '#server/app-context.ts';
import { everyTag, invalidationChannel } from '#server/pages/invalidate-tags.ts';
import { type Cursor, type NewsFilter, type PageOfNews, readCursors } from './news-lists.store.ts';

const step = 200;
const mostLists = 64;
/** What was dated ahead joins a list by itself; within this time the cursors know of it. */
const lifeMs = 60_000;

type Kept = { cursors: Promise<Cursor[]>; until: number };

export type KeysetCursors = { startOf(filter: NewsFilter, offset: number, count: number): Promise<PageOfNews> };

/**
 * Where the deep pages of a list begin. An offset of 50,000 means counting 50,000 rows, each time; with a cursor at every
 * two hundredth item a deep page costs what the first one does. Kept until something is published, changed or removed.
 */
export function createKeysetCursors({ db, events, clock }: Pick<AppContext, 'db' | 'events' | 'clock'>): KeysetCursors {
  const lists = new LRUCache<string, Kept>({ max: mostLists });
  events.subscribe(invalidationChannel, (payload) => {
    if (payload.split(' ').some((tag) => tag === everyTag || tag === 'news-list')) lists.clear();
  });
  events.onGap(() => lists.clear());

  function cursorsOf(filter: NewsFilter): Promise<Cursor[]> {
    const key = JSON.stringify([filter.category, filter.journalistId, filter.onlyWithImage, filter.withoutPro]);
    const now = clock.now();
    const kept = lists.get(key);
    if (kept && kept.until > now) return kept.cursors;
    const cursors = readCursors(db, filter, step, new Date(now));
    lists.set(key, { cursors, until: now + lifeMs });
    cursors.catch(() => lists.delete(key));
    return cursors;
  }

  return {
    async startOf(filter, offset, count) {
      if (offset < step) return { offset, count };
      const cursors = await cursorsOf(filter);
      const nearest = Math.min(Math.floor(offset / step), cursors.length - 1);
      const from = cursors[nearest];
      return from ? { offset: offset - nearest * step, count, from } : { offset, count };
    },
  };
}
