import { useConsent } from '../../consent/consent.ts';
import { useProfile } from '../../profile/profile-store.ts';
import { useOnDemand } from '../use-on-demand.ts';

const loadLayer = () => import('#domains/hunt/web/layer/HuntLayer.tsx');

/**
 * Where the treasure hunt lies over any page. The banner waits until the cookie bar is answered: both stand at the foot of the
 * page, and a phone has room for one.
 */
export function HuntMount() {
  const hasChosen = useConsent() !== 'undecided';
  const isPlayer = useProfile().user?.registrationComplete === true;
  const part = useOnDemand(loadLayer, hasChosen || isPlayer);
  return part && <part.HuntLayer showsBanner={hasChosen} />;
}
