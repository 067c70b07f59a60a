import { sendEvents } from '#domains/stats/stats.contract.ts';
import { realClock } from '#kit/clock.ts';
import { lastingApi } from '../api.ts';
import { consentAllows, onConsentChange } from '../consent/consent.ts';
import { clientInfo } from '../profile/client-info.ts';
import { sessionHash } from '../profile/visitor-hashes.ts';
import { createEventQueue } from './event-queue.ts';

export type Labels = Record<string, string>;

const longest = { path: 300, label: 40, value: 120 };
const queue = createEventQueue({
  clock: realClock,
  send: (events) => lastingApi.call(sendEvents, { body: { sessionHash: sessionHash(), events } }),
});

/** Counts something that happened, if and only if the visitor agreed to statistics; otherwise nothing is kept or sent. */
export function track(name: string, labels: Labels = {}): void {
  if (!consentAllows('statistics')) return;
  queue.add({
    name,
    path: location.pathname.slice(0, longest.path),
    at: new Date().toISOString(),
    labels: fitting(labels),
  });
}

export function trackPageView(): void {
  track('page_view', { device: clientInfo().isMobile ? 'mobile' : 'desktop' });
}

/** Counts the page at hand, now or as soon as statistics are agreed to. Returns how to stop. */
export function startAnalytics(): () => void {
  let wasAllowed = consentAllows('statistics');
  if (wasAllowed) trackPageView();
  const leave = onConsentChange(() => {
    const isAllowed = consentAllows('statistics');
    if (isAllowed && !wasAllowed) trackPageView();
    if (!isAllowed) queue.drop();
    wasAllowed = isAllowed;
  });
  addEventListener('pagehide', queue.flush);
  return () => {
    leave();
    removeEventListener('pagehide', queue.flush);
  };
}

function fitting(labels: Labels): Labels {
  return Object.fromEntries(
    Object.entries(labels).map(([label, value]) => [label.slice(0, longest.label), value.slice(0, longest.value)]),
  );
}
