import { expect, test } from 'vitest';
import { cookieText, readCookie } from './cookies.ts';

test.each([
  ['CookieConsent=accepted', 'accepted'],
  ['a=1; CookieConsent=custom%3Astatistics; b=2', 'custom:statistics'],
  ['XCookieConsent=rejected', undefined],
  ['CookieConsent=%E0%A4%A', undefined],
  ['CookieConsent', undefined],
  ['', undefined],
])('the browser that holds "%s" answers %s', (all, value) => {
  expect(readCookie('CookieConsent', all)).toBe(value);
});

test('a cookie is for the whole site, and only for encrypted connections where there is one', () => {
  expect(cookieText('a', 'x:y', { maxAgeSeconds: 60, secure: false })).toBe(
    'a=x%3Ay; Max-Age=60; Path=/; SameSite=Lax',
  );
  expect(cookieText('a', '', { maxAgeSeconds: 0, secure: true })).toBe('a=; Max-Age=0; Path=/; SameSite=Lax; Secure');
});
