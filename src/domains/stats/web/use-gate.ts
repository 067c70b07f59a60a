import { CallError } from '#contract/client.ts';
import { api } from '#web/api.ts';
import { useProfileKnown } from '#web/profile/profile-known.ts';
import { useProfile } from '#web/profile/profile-store.ts';
import { type Query, useQuery } from '#web/query/use-query.ts';
import { getUserPermissions } from '../listeners.contract.ts';
import { decodePermissions, type Permissions } from '../listeners.decode.ts';

export type Gate =
  | { kind: 'loading' }
  | { kind: 'nobody' }
  | { kind: 'refused' }
  | { kind: 'failed' }
  | { kind: 'open'; permissions: Permissions };

/** Who is here, and whether they may look: asked again whenever somebody signs in or out. */
export function useGate(): { gate: Gate; retry(): void } {
  const isKnown = useProfileKnown();
  const { jwt } = useProfile();
  const { query, refetch } = useQuery(jwt, async (_, signal) =>
    decodePermissions(await api.call(getUserPermissions, { signal })),
  );
  return { gate: gateOf(query, isKnown), retry: refetch };
}

function gateOf(query: Query<Permissions>, isKnown: boolean): Gate {
  if (query.kind === 'idle') return { kind: isKnown ? 'nobody' : 'loading' };
  if (query.kind === 'loading') return query;
  if (query.kind === 'failed') {
    const isNobody = query.error instanceof CallError && query.error.status === 401;
    return { kind: isNobody ? 'nobody' : 'failed' };
  }
  const permissions = query.data;
  return permissions.codes.includes(1) ? { kind: 'open', permissions } : { kind: 'refused' };
}
