import { useEffect, useState } from 'react';
import { tellMissing } from '../parts/parts.ts';
import { useStore } from '../shell/store.ts';
import { useOnDemand } from '../shell/use-on-demand.ts';
import { consentPanel, startConsent, useConsent } from './consent.ts';
import { consentBarDelayMs } from './consent-rules.ts';

const loadBar = () => import('./ConsentBar.tsx');
const loadPanel = () => import('./ConsentPanel.tsx');

/** Asks who has not chosen yet, a moment after the page is there, and opens the panel again for who wants to change. */
export function Consent() {
  const consent = useConsent();
  const isPanelOpen = useStore(consentPanel, false);
  const [isKnown, setKnown] = useState(false);
  const [isDue, setDue] = useState(false);

  useEffect(() => {
    const stop = startConsent();
    setKnown(true);
    const timer = setTimeout(() => setDue(true), consentBarDelayMs);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);

  const isUndecided = isKnown && consent === 'undecided';
  const bar = useOnDemand(loadBar, isUndecided);
  const panel = useOnDemand(loadPanel, isPanelOpen, (why) => {
    consentPanel.set(false);
    tellMissing(why, { elsewhere: '/cookie-policy' });
  });
  return (
    <>
      {bar && isUndecided && isDue && <bar.ConsentBar />}
      {panel && <panel.ConsentPanel open={isPanelOpen} onClose={() => consentPanel.set(false)} />}
    </>
  );
}
