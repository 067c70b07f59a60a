import { expect, test } from 'vitest';
import { listenerWith } from './listener.test-helper.ts';
import { isLoggedIn, isPro, nobody, type Profile, signedIn, signedOut } from './profile-rules.ts';

const user = listenerWith();
const visitor: Profile = { ...nobody, sessionHash: 'visita-0123456789', browserHash: 'browser-0123456789' };

test('[API-08] the profile holds jwt, userId, isPro, registrationComplete, sessionHash and browserHash', () => {
  const profile = signedIn(visitor, { user, token: 'il.token' });
  expect(profile).toMatchObject({
    jwt: 'il.token',
    user: { userId: 7, isPro: false, registrationComplete: false },
    sessionHash: 'visita-0123456789',
    browserHash: 'browser-0123456789',
  });
});

test('[API-11] whoever holds a jwt is logged in, and whoever is marked isPro is PRO', () => {
  expect(isLoggedIn(visitor)).toBe(false);
  expect(isPro(visitor)).toBe(false);
  const listener = signedIn(visitor, { user, token: 'il.token' });
  expect(isLoggedIn(listener)).toBe(true);
  expect(isPro(listener)).toBe(false);
  const supporter = signedIn(visitor, { user: { ...user, isPro: true }, token: 'il.token' });
  expect(isLoggedIn(supporter)).toBe(true);
  expect(isPro(supporter)).toBe(true);
});

test('signing out leaves the visit and the browser, and nothing of the person', () => {
  expect(signedOut(signedIn(visitor, { user, token: 'il.token' }))).toEqual(visitor);
});
