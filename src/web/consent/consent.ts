import { recordConsent } from '#domains/site/site.contract.ts';
import { realClock } from '#kit/clock.ts';
import { lastingApi } from '../api.ts';
import { browserCookie, isSecurePage, setBrowserCookie } from '../profile/cookies.ts';
import { holdBrowserHash, rememberBrowser } from '../profile/profile.ts';
import { sessionHash } from '../profile/visitor-hashes.ts';
import { createStore, useStore } from '../shell/store.ts';
import {
  allows,
  type Choice,
  type ConsentState,
  consentCookie,
  consentCookieText,
  consentRecord,
  type Purpose,
  readConsent,
} from './consent-rules.ts';
import { recordChoice } from './record-choice.ts';

const consentStore = createStore<ConsentState>('undecided');
/** Whether the panel with the single purposes is open: the bar and the footer open the same one. */
export const consentPanel = createStore(false);

export function useConsent(): ConsentState {
  return useStore(consentStore, 'undecided');
}

export function consentAllows(purpose: Purpose): boolean {
  return allows(consentStore.get(), purpose);
}

export const onConsentChange = consentStore.subscribe;

export function openConsentPanel(): void {
  consentPanel.set(true);
}

/** Reads what was chosen earlier, and what is chosen meanwhile in another tab. Returns how to stop. */
export function startConsent(): () => void {
  readChoice();
  document.addEventListener('visibilitychange', readChoice);
  return () => document.removeEventListener('visibilitychange', readChoice);
}

function readChoice(): void {
  const state = readConsent(browserCookie(consentCookie));
  if (state !== 'undecided') void rememberBrowser();
  consentStore.set(state);
}

export function choose(choice: Choice): void {
  setBrowserCookie(consentCookieText(choice, isSecurePage()));
  consentStore.set(choice);
  consentPanel.set(false);
  const body = consentRecord(choice, sessionHash());
  // The answer to the record brings the browser's mark.
  void recordChoice(() => lastingApi.call(recordConsent, { body }), realClock).then(holdBrowserHash);
}
