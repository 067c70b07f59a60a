import type { Player } from '#engines/player/create-player.ts';
import { type AdAudience, adsBegin, mayPlayPreroll, type Preroll } from '#engines/player/policies/preroll.ts';
import { onConsentChange } from '#web/consent/consent.ts';
import { allows, consentCookie, readConsent } from '#web/consent/consent-rules.ts';
import { browserCookie } from '#web/profile/cookies.ts';
import { profileStore } from '#web/profile/profile.ts';
import { isProfileAwaited } from '#web/profile/profile-awaited.ts';
import { isPro } from '#web/profile/profile-rules.ts';
import type { Ads } from './preroll-ads.ts';

/** The page's preroll: who may hear one is known at once, the code that fetches and plays one comes only when it is needed. */
export function createPagePreroll(audio: HTMLAudioElement) {
  let running: Player | null = null;
  let ads: Ads | null = null;
  let loading: Promise<Ads> | null = null;

  /**
   * From the cookie itself: a page that starts to play on entry does so before the shell has read it. And until it is known
   * who somebody is they count as PRO, who must never hear an advertisement.
   */
  function audience(): AdAudience {
    const choice = readConsent(browserCookie(consentCookie));
    return {
      consent: { marketing: allows(choice, 'marketing'), statistics: allows(choice, 'statistics') },
      isPro: isPro(profileStore.get()) || isProfileAwaited(),
    };
  }

  function need(engine: Player): Promise<Ads> {
    loading ??= import('./preroll-ads.ts').then(
      ({ createAds }) => {
        ads = createAds({ audience, audio, engine });
        return ads;
      },
      (error) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  }

  /** Who plays then finds the advertisement there. */
  function beginEarly(engine: Player): void {
    if (adsBegin(profileStore.get().jwt) === 'on-play' || !mayPlayPreroll(audience())) return;
    if (engine.getState().isAdSpent) return;
    need(engine).then(
      (one) => one.preroll.load(),
      (error) => console.info('the advertisements did not load', error),
    );
  }

  const preroll: Preroll = {
    isDue: () => (ads ? ads.preroll.isDue() : mayPlayPreroll(audience())),
    load: async () => (running ? (await need(running)).preroll.load() : null),
  };

  return {
    preroll,
    /** The page has its player: from here on advertisements may be fetched. */
    begin(engine: Player): void {
      running = engine;
      const early = () => beginEarly(engine);
      onConsentChange(early);
      if (document.readyState === 'complete') early();
      else addEventListener('load', early, { once: true });
    },
    /** The player gave an advertisement up. */
    failed: (reason: string) => ads?.failed(reason),
  };
}
