import { cookieText } from '../profile/cookies.ts';

export const consentCookie = 'CookieConsent';
export const consentSeconds = 365 * 86_400;
/** So long after the page is ready the bar comes, if nothing was chosen yet. */
export const consentBarDelayMs = 300;

export type Purpose = 'statistics' | 'marketing';
export type Purposes = Record<Purpose, boolean>;

/** The cookie's value. One of two purposes alone is a choice of its own; both are an acceptance, none is a refusal. */
export type Choice = 'accepted' | 'rejected' | `custom:${Purpose}`;
export type ConsentState = 'undecided' | Choice;

const choices: readonly string[] = ['accepted', 'rejected', 'custom:statistics', 'custom:marketing'];

export function readConsent(cookie: string | undefined): ConsentState {
  return cookie !== undefined && choices.includes(cookie) ? (cookie as Choice) : 'undecided';
}

export function allows(state: ConsentState, purpose: Purpose): boolean {
  return state === 'accepted' || state === `custom:${purpose}`;
}

export function choiceOf({ statistics, marketing }: Purposes): Choice {
  if (statistics && marketing) return 'accepted';
  if (statistics) return 'custom:statistics';
  return marketing ? 'custom:marketing' : 'rejected';
}

export function consentCookieText(choice: Choice, secure: boolean): string {
  return cookieText(consentCookie, choice, { maxAgeSeconds: consentSeconds, secure });
}

/** What is written down of a choice, under the visit's hash. */
export function consentRecord(choice: Choice, visitHash: string) {
  return {
    choice: choice === 'accepted' || choice === 'rejected' ? choice : ('custom' as const),
    statistics: allows(choice, 'statistics'),
    marketing: allows(choice, 'marketing'),
    visitHash,
  };
}
