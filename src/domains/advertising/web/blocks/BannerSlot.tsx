import { Suspense } from 'react';
import { mayShowBanners } from '#engines/player/policies/preroll.ts';
import { useConsent } from '#web/consent/consent.ts';
import { allows } from '#web/consent/consent-rules.ts';
import { deferred } from '#web/parts/deferred.ts';
import { useProfile } from '#web/profile/profile.ts';
import { isProfileAwaited } from '#web/profile/profile-awaited.ts';
import { isPro } from '#web/profile/profile-rules.ts';

const BannerAd = deferred(() => import('../BannerAd.tsx'), 'BannerAd');

/**
 * Where a page has room for a banner. Nothing, not even the banner's code, comes without consent or to a PRO listener.
 * Another `turn` has the banner fetched anew.
 */
export function BannerSlot({ turn }: { turn?: string }) {
  const consent = useConsent();
  const profile = useProfile();
  const purposes = { marketing: allows(consent, 'marketing'), statistics: allows(consent, 'statistics') };
  // The server's HTML has no consent: it never comes to the question whose page this is.
  if (!mayShowBanners({ consent: purposes, isPro: isPro(profile) }) || isProfileAwaited()) return null;
  return (
    <Suspense>
      <BannerAd turn={turn} />
    </Suspense>
  );
}
