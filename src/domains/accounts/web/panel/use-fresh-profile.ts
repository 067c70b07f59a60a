import { useCallback, useEffect, useState } from 'react';
import { CallError } from '#contract/client.ts';
import { api } from '#web/api.ts';
import { holdProfile } from '#web/profile/profile.ts';
import type { SignedIn } from '#web/profile/profile-rules.ts';
import { getProfile } from '../../accounts.contract.ts';
import { profileModal } from '../profile-modal.ts';
import { sessionLost } from '../session-end.ts';

/** What the rest of the site has no use for; unknown until the answer is there. */
type Fresh = Pick<SignedIn, 'hasPassword' | 'proUntil' | 'secondFactor'>;

/** Another device may have changed the profile since the page was loaded: it is asked for anew when the panel opens. */
export function useFreshProfile(): Fresh & { hasFailed: boolean; retry: () => void } {
  const [hasFailed, setFailed] = useState(false);
  const [fresh, setFresh] = useState<Fresh>({});
  const ask = useCallback(async () => {
    setFailed(false);
    try {
      const answer = await api.call(getProfile);
      if (isEnding()) return;
      holdProfile(answer);
      setFresh({ hasPassword: answer.hasPassword, proUntil: answer.proUntil, secondFactor: answer.secondFactor });
    } catch (error) {
      if (isEnding()) return;
      if (error instanceof CallError && error.status === 401) await sessionLost();
      else setFailed(true);
    }
  }, []);
  useEffect(() => {
    if (!isEnding()) void ask();
  }, [ask]);
  return { ...fresh, hasFailed, retry: () => void ask() };
}

/** While a change is under way its own answer counts; after a new password or a deletion there is no session to ask with. */
function isEnding(): boolean {
  return profileModal.get().submitting !== 'none';
}
