import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { announcePresence, endPresence } from '#domains/desk/presence.contract.ts';
import { entryApi, lastingApi } from '../api.ts';

/** `crypto.randomUUID` is missing where the desk is not served over https; this is not. */
const ownWindow = crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Says again and again that this window has an item open, and learns who else has. Nobody is asked to sign in for it. */
export function usePresence(resource: string, id: number) {
  const { data } = useQuery({
    queryKey: ['presence', resource, id],
    queryFn: ({ signal }) => entryApi.call(announcePresence, { body: { resource, id, window: ownWindow }, signal }),
    refetchInterval: ({ state }) => (state.data?.againSeconds ?? 10) * 1_000,
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => {
    const leave = () => {
      lastingApi.call(endPresence, { body: { resource, id, window: ownWindow } }).catch(() => undefined);
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [resource, id]);
  return data?.others ?? [];
}
