import type { AppContext } from '#server/app-context.ts';
import { cachedUntilTagged } from '#server/cached-until-tagged.ts';
import { listStreams, type StreamRow } from './live.store.ts';

export type StreamList = () => Promise<readonly StreamRow[]>;

/** The streams from memory, read again when staff change them; what was read last stands while the database is away. */
export function createStreamList({ db, events }: Pick<AppContext, 'db' | 'events'>): StreamList {
  const read = cachedUntilTagged(events, ['streams'], () => listStreams(db));
  let last: readonly StreamRow[] | undefined;
  return async () => {
    try {
      last = await read();
      return last;
    } catch (error) {
      if (!last) throw error;
      return last;
    }
  };
}
