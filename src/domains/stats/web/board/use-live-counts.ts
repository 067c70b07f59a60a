import type { DataOf } from '#contract/endpoint.ts';
import { api } from '#web/api.ts';
import { type Query, useQuery } from '#web/query/use-query.ts';
import { getListeners } from '../../listeners.contract.ts';
import { channels } from '../../listeners.rules.ts';

export type LiveCount = Query<DataOf<typeof getListeners>>;

/** Channels that this station does not have: nobody hears them now, and nobody ever did. None while nothing is known. */
export function unsampledChannels(count: LiveCount): string[] {
  if (count.kind !== 'loaded') return [];
  const { listeners, sampled } = count.data;
  return channels.filter((channel) => (listeners[channel] ?? null) === null && !sampled.includes(channel));
}

const pollMs = 20_000;

/** Asks who listens now, again and again for as long as the page is open. */
export function useLiveCounts(): LiveCount {
  return useQuery('listeners', (_, signal) => api.call(getListeners, { signal }), { everyMs: pollMs }).query;
}
