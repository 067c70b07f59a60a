import { describe, expect, test } from 'vitest';
import { recordConsent } from '#domains/site/site.contract.ts';
import { readCookie } from '../profile/cookies.ts';
import {
  allows,
  type Choice,
  choiceOf,
  consentCookieText,
  consentRecord,
  consentSeconds,
  readConsent,
} from './consent-rules.ts';

const everyChoice: Choice[] = ['accepted', 'rejected', 'custom:statistics', 'custom:marketing'];

test("[CONSENT-06] 'Accetta tutti' is kept as accepted in the cookie CookieConsent", () => {
  expect(choiceOf({ statistics: true, marketing: true })).toBe('accepted');
  expect(consentCookieText('accepted', false)).toMatch(/^CookieConsent=accepted; /);
});

test("[CONSENT-07] 'Rifiuta tutti' is kept as rejected in the cookie CookieConsent", () => {
  expect(choiceOf({ statistics: false, marketing: false })).toBe('rejected');
  expect(consentCookieText('rejected', false)).toMatch(/^CookieConsent=rejected; /);
});

test('[CONSENT-08] the choice is kept for 365 days', () => {
  expect(consentSeconds).toBe(31_536_000);
  for (const choice of everyChoice) expect(consentCookieText(choice, true)).toContain('Max-Age=31536000;');
});

describe('a visitor is undecided, has accepted, has rejected, or has chosen one purpose', () => {
  test.each([
    [undefined, 'undecided'],
    ['', 'undecided'],
    ['yes', 'undecided'],
    ['undecided', 'undecided'],
    ['accepted', 'accepted'],
    ['rejected', 'rejected'],
    ['custom:statistics', 'custom:statistics'],
    ['custom:marketing', 'custom:marketing'],
  ])('[CONSENT-09] the cookie %s means %s', (cookie, state) => {
    expect(readConsent(cookie)).toBe(state);
  });

  test('what was written is read again', () => {
    for (const choice of everyChoice) {
      const kept = consentCookieText(choice, true).split(';')[0] ?? '';
      expect(readConsent(readCookie('CookieConsent', kept))).toBe(choice);
    }
  });
});

test('[PRIVACY-01] statistics and marketing are allowed apart', () => {
  const table = [...everyChoice, 'undecided' as const].map((state) => [
    state,
    allows(state, 'statistics'),
    allows(state, 'marketing'),
  ]);
  expect(table).toEqual([
    ['accepted', true, true],
    ['rejected', false, false],
    ['custom:statistics', true, false],
    ['custom:marketing', false, true],
    ['undecided', false, false],
  ]);
  expect(choiceOf({ statistics: true, marketing: false })).toBe('custom:statistics');
  expect(choiceOf({ statistics: false, marketing: true })).toBe('custom:marketing');
});

test('the record of every choice is one that the station takes', () => {
  const visitHash = '0123456789abcdef0123456789abcdef';
  const records = everyChoice.map((choice) => consentRecord(choice, visitHash));
  for (const record of records) expect(recordConsent.body.safeParse(record).success).toBe(true);
  expect(records.at(-1)).toEqual({ choice: 'custom', statistics: false, marketing: true, visitHash });
});
