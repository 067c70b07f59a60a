import { freshenChannel } from '#server/pages/freshen.ts';
import type { TestStation } from './test-station.ts';

/** What was written past the house's own doors becomes known to it, before the test goes on. */
export async function freshened({ context: { db, events, freshen } }: TestStation, tag: string): Promise<void> {
  const heard = Promise.withResolvers<void>();
  const stop = events.subscribe(freshenChannel, (payload) => {
    if (payload === tag) heard.resolve();
  });
  await freshen(db, tag);
  await heard.promise;
  stop();
}
