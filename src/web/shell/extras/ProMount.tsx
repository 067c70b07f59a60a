import { useEffect } from 'react';
import { isProfileAwaited } from '../../profile/profile-awaited.ts';
import { isLoggedIn, isPro } from '../../profile/profile-rules.ts';
import { useProfile } from '../../profile/profile-store.ts';
import { useOnDemand } from '../use-on-demand.ts';

const loadPresence = () => import('#domains/pro/web/blocks/pro-presence.ts');

/** Where PRO comes to a page and leaves it. Its code comes with the first PRO listener, or to take off what was theirs. */
export function ProMount() {
  const profile = useProfile();
  const hasPro = isPro(profile);
  const isSignedIn = isLoggedIn(profile);
  const isWorn = !isProfileAwaited() && 'dark' in document.documentElement.dataset;
  const part = useOnDemand(loadPresence, hasPro || isWorn);
  useEffect(() => {
    if (!part) return;
    if (hasPro) return part.beginPro();
    part.refusePro(isSignedIn);
  }, [part, hasPro, isSignedIn]);
  return null;
}
