import type { DbOrTx } from '../database.ts';
import type { Events } from '../events.ts';

export const invalidationChannel = 'invalidate-tags';
/** Names all tags at once: whatever is kept anywhere is made anew. */
export const everyTag = '*';

export type InvalidateTags = (db: DbOrTx, ...tags: string[]) => Promise<void>;

/**
 * Tags travel to every process when the writing transaction commits; each drops the pages that were made of them. The process that
 * wrote drops them before it answers.
 */
export function createInvalidateTags(events: Events): InvalidateTags {
  return async (db, ...tags) => {
    const bad = tags.find((tag) => /\s/.test(tag) || tag === '');
    if (bad !== undefined) throw new Error(`a cache tag has no white space: '${bad}'`);
    await events.publish(db, invalidationChannel, tags.join(' '), { atOnce: true });
  };
}
