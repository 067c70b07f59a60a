import { expect, test } from 'vitest';
import { linkedUserId, profileLink, testFlagsOf, withoutProfileLink } from './profile-link.rules.ts';

const nothing = { userId: null, code: null, token: null };

test.each([
  ['?profile=true&screen=requestPasswordReset', { ...nothing, screen: 'request-password-reset' }],
  [
    '?profile=true&screen=confirmEmail&userId=7&code=123456',
    { screen: 'confirm-email', userId: 7, code: '123456', token: null },
  ],
  [
    '?profile=true&screen=resetPassword&userId=7&token=a-b_c',
    { screen: 'reset-password', userId: 7, code: null, token: 'a-b_c' },
  ],
  ['?profile=true', { ...nothing, screen: 'login' }],
  ['?profile=true&screen=constructor', { ...nothing, screen: 'login' }],
  ['?profile=false&screen=confirmEmail', null],
  ['?screen=resetPassword&userId=7&token=abc', null],
  ['', null],
])('the address %s asks for %o', (search, link) => {
  expect(profileLink(search)).toEqual(link);
});

test.each([
  ['7', 7],
  ['007', 7],
  ['2147483648', 2147483648],
])('[MODAL-17] the userId "%s" of a link is the number %d', (text, userId) => {
  expect(linkedUserId(text)).toBe(userId);
});

test.each(['sette', '7a', '-7', '1e3', '7.5', ' 7', '', '99999999999999999999', null])(
  '[MODAL-18] the userId "%s" of a link is no number and becomes null',
  (text) => {
    expect(linkedUserId(text)).toBeNull();
  },
);

test('only what the modal took leaves the address', () => {
  expect(withoutProfileLink('?profile=true&screen=resetPassword&userId=7&token=abc')).toBe('');
  expect(withoutProfileLink('?utm_source=mail&profile=true&screen=confirmEmail&userId=7&code=1&page=2')).toBe(
    '?utm_source=mail&page=2',
  );
});

test('[MODAL-19] a parameter whose name contains test_ is a flag, if the station has enabled it', () => {
  const search = '?test_header=blue&x_test_y=true&test_unknown=true&page=2';
  expect(testFlagsOf(search, ['test_header', 'x_test_y', 'page'])).toEqual({ test_header: 'blue', x_test_y: true });
  expect(testFlagsOf(search, [])).toEqual({});
});

test('[MODAL-20] true and false become truth values, other values stay words', () => {
  const enabled = ['test_a', 'test_b', 'test_c', 'test_d'];
  expect(testFlagsOf('?test_a=true&test_b=false&test_c=TRUE&test_d=', enabled)).toEqual({
    test_a: true,
    test_b: false,
    test_c: 'TRUE',
    test_d: '',
  });
});
