import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext } from 'react';
import { getStaffMe, type StaffMe } from '#domains/desk/desk.contract.ts';
import { entryApi } from '../api.ts';

export const meKey = ['me'];

/** Who is at the desk. Asked once: what a role opens is decided by the server with every call anyway. */
export function useWhoIsThere(isSignedIn: boolean) {
  return useQuery({
    enabled: isSignedIn,
    queryKey: meKey,
    queryFn: () => entryApi.call(getStaffMe),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}

const MeContext = createContext<StaffMe | null>(null);
export const MeProvider = MeContext.Provider;

/** Everything inside the frame is drawn for somebody. */
export function useMe(): StaffMe {
  const me = useContext(MeContext);
  if (!me) throw new Error('outside the frame nobody is signed in');
  return me;
}

/** After a new sign-in: goes on if it is the same person. Somebody else begins anew, with what their own role opens. */
export function useSamePerson(goOn: () => void): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    const before = client.getQueryData<StaffMe>(meKey);
    const now = await entryApi.call(getStaffMe).catch(() => null);
    if (now && now.userId === before?.userId) goOn();
    else location.reload();
  }, [client, goOn]);
}
