import { useState } from 'react';
import { CallError } from '#contract/client.ts';
import { api } from '#web/api.ts';
import { holdProfile } from '#web/profile/profile.ts';
import type { SignedIn } from '#web/profile/profile-rules.ts';
import { useQuery } from '#web/query/use-query.ts';
import { getProfile } from '../../accounts.contract.ts';
import { profileModal } from '../profile-modal.ts';
import { sessionLost } from '../session-end.ts';

/** What the rest of the site has no use for; unknown until the answer is there. */
type Fresh = Pick<SignedIn, 'hasPassword' | 'proUntil' | 'secondFactor'>;

/** Another device may have changed the profile since the page was loaded: it is asked for anew when the panel opens. */
export function useFreshProfile(): Fresh & { hasFailed: boolean; retry: () => void } {
  const [key] = useState(() => (isEnding() ? null : 'profile'));
  const { query, refetch } = useQuery(key, ask);
  return { ...(query.kind === 'loaded' ? query.data : {}), hasFailed: query.kind === 'failed', retry: refetch };
}

async function ask(_: string, signal: AbortSignal): Promise<Fresh> {
  try {
    const answer = await api.call(getProfile, { signal });
    if (isEnding() || signal.aborted) return {};
    holdProfile(answer);
    return { hasPassword: answer.hasPassword, proUntil: answer.proUntil, secondFactor: answer.secondFactor };
  } catch (error) {
    if (isEnding() || signal.aborted) return {};
    if (!(error instanceof CallError) || error.status !== 401) throw error;
    await sessionLost();
    return {};
  }
}

/** While a change is under way its own answer counts; after a new password or a deletion there is no session to ask with. */
function isEnding(): boolean {
  return profileModal.get().submitting !== 'none';
}
