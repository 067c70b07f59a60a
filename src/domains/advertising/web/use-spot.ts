import { CallError } from '#contract/client.ts';
import { api } from '#web/api.ts';
import { type Query, useQuery } from '#web/query/use-query.ts';
import { getSpotData, type Spot } from '../advertising.contract.ts';

type State = { kind: 'loading' } | { kind: 'missing' } | { kind: 'failed' } | { kind: 'there'; spot: Spot };

export function useSpot(slug: string): { state: State; retry: () => void } {
  const { query, refetch } = useQuery(slug, (_, signal) => api.call(getSpotData, { params: { slug }, signal }));
  return { state: stateOf(query), retry: refetch };
}

function stateOf(query: Query<Spot>): State {
  if (query.kind === 'loaded') return query.data.name ? { kind: 'there', spot: query.data } : { kind: 'missing' };
  if (query.kind !== 'failed') return { kind: 'loading' };
  const isMissing = query.error instanceof CallError && query.error.status === 404;
  return { kind: isMissing ? 'missing' : 'failed' };
}
