import { type ListenerCount, readListeners } from '#domains/live/server/live.read.ts';
import type { AppContext } from '#server/app-context.ts';
import { totalSeries } from '../listeners.rules.ts';
import { byChannel } from './sampler.ts';
import { latestSample, type Sample, withTotal } from './samples.store.ts';

type Tools = Pick<AppContext, 'db' | 'clock' | 'config'> & { broadcast: ListenerCount };

/** A count is taken every minute; an older one than this says nothing of now. */
const freshForMs = 150_000;

/** Who listens now: counted by this process, or as whichever counts wrote down last; null when nobody does. */
export async function countListeners({ db, clock, config, broadcast }: Tools): Promise<Sample | null> {
  const now = clock.now();
  if (!broadcast.isCounting()) return latestSample(db, new Date(now - freshForMs));
  const takenAt = new Date(now);
  return { takenAt, listeners: await byChannel({ db, config }, readListeners(broadcast, now), takenAt) };
}

export async function countAllListeners(tools: Tools): Promise<number | null> {
  const counted = await countListeners(tools);
  return counted ? (withTotal(counted.listeners).get(totalSeries) ?? 0) : null;
}
