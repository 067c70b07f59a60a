import { invalidationChannel } from '#server/pages/invalidate-tags.ts';
import type { TestStation } from './test-station.ts';

/** What was written past the house's own doors becomes known to it, before the test goes on. */
export async function invalidateAndWait(
  { context: { db, events, invalidateTags } }: TestStation,
  tag: string,
): Promise<void> {
  const heard = Promise.withResolvers<void>();
  const stop = events.subscribe(invalidationChannel, (payload) => {
    if (payload === tag) heard.resolve();
  });
  await invalidateTags(db, tag);
  await heard.promise;
  stop();
}
