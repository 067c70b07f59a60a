import { sendEvents } from '#domains/stats/stats.contract.ts';
import { realClock } from '#kit/clock.ts';
import { lastingApi } from '../api.ts';
import { consentAllows, onConsentChange } from '../consent/consent.ts';
import { clientInfo } from '../profile/client-info.ts';
import { isPro } from '../profile/profile-rules.ts';
import { profileStore } from '../profile/profile-store.ts';
import { visit } from '../profile/visit.ts';
import { sessionHash } from '../profile/visitor-hashes.ts';
import { createEventQueue, type TrackedEvent } from './event-queue.ts';

export type Labels = Record<string, string>;

const longest = { path: 300, label: 40, value: 120 };
const queue = createEventQueue({
  clock: realClock,
  send: (events) =>
    visit.withVisitToken((headers) =>
      lastingApi.call(sendEvents, { headers, body: { sessionHash: sessionHash(), events } }),
    ),
});

/** Counts something that happened, if and only if the visitor agreed to statistics; otherwise nothing is kept or sent. */
export function track(name: TrackedEvent['name'], labels: Labels = {}, path = location.pathname): void {
  if (!consentAllows('statistics')) return;
  queue.add({
    name,
    path: path.slice(0, longest.path),
    at: new Date().toISOString(),
    labels: fitting(labels),
  });
}

export function trackPageView(path?: string): void {
  track('page_view', { device: clientInfo().isMobile ? 'mobile' : 'desktop', ...userLabels() }, path);
}

/** Whether who is here has PRO; nothing where nobody has signed in, or it is not known yet. */
function userLabels(): Labels {
  const profile = profileStore.get();
  return profile.user ? { isPro: String(isPro(profile)) } : {};
}

/** A profile comes after the page it arrived on was counted, or changes on the way. */
function trackUser(): () => void {
  let told = userLabels().isPro;
  return profileStore.subscribe(() => {
    const labels = userLabels();
    if (labels.isPro === told) return;
    told = labels.isPro;
    if (told) track('user_known', labels);
  });
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
  const leaveUser = trackUser();
  addEventListener('pagehide', queue.flush);
  return () => {
    leave();
    leaveUser();
    removeEventListener('pagehide', queue.flush);
  };
}

function fitting(labels: Labels): Labels {
  return Object.fromEntries(
    Object.entries(labels).map(([label, value]) => [label.slice(0, longest.label), value.slice(0, longest.value)]),
  );
}
