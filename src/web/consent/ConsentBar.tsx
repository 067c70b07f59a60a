import { useRef } from 'react';
import { shellMessages } from '#domains/site/site.messages.ts';
import { useReservedHeight } from '../shell/extras/use-reserved-height.ts';
import { Button } from '../ui/Button.tsx';
import { consentMessages } from './consent.messages.ts';
import { choose, openConsentPanel } from './consent.ts';

/**
 * At the foot of the page and early in its order: no scroll is blocked, the focus is not taken, and what gets it never
 * lies behind the bar. Accepting and refusing weigh the same.
 */
export function ConsentBar() {
  const bar = useRef<HTMLElement>(null);
  useReservedHeight(bar, 'consent', true);

  return (
    <section
      ref={bar}
      aria-labelledby="consenso"
      className="over-bars appear fixed inset-x-0 bottom-[var(--player-bar,0px)] z-40 max-h-[60dvh] overflow-y-auto border-t border-ink bg-ground"
    >
      <div className="page-width grid gap-3 py-4 lg:grid-cols-[1fr_auto] lg:items-center lg:gap-10 lg:py-5">
        <div className="grid gap-1">
          <h2 id="consenso" className="text-20">
            {consentMessages.title}
          </h2>
          <p className="max-w-[72ch] text-14 leading-normal text-ink-2">{consentMessages.text}</p>
          <p className="max-w-[72ch] text-14 leading-normal text-ink-2">
            {consentMessages.promise}{' '}
            <a
              href="/cookie-policy"
              target="_blank"
              rel="noopener"
              className="font-semibold text-ink underline underline-offset-3"
            >
              {consentMessages.more}
              <span className="visually-hidden"> {shellMessages.newTab}</span>
            </a>
          </p>
        </div>
        <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap lg:flex-nowrap">
          <Button onClick={() => choose('accepted')}>{consentMessages.accept}</Button>
          <Button onClick={() => choose('rejected')}>{consentMessages.reject}</Button>
          <Button variant="ghost" onClick={openConsentPanel} className="max-sm:col-span-2">
            {consentMessages.customise}
          </Button>
        </div>
      </div>
    </section>
  );
}
