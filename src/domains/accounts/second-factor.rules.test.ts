import { expect, test } from 'vitest';
import { countingRoles, isIdleTooLong, staffIdleMs, writtenRecoveryCode } from './second-factor.rules.ts';

test.each([
  ['abcd-efgh-jkmn', 'abcd-efgh-jkmn'],
  [' ABCD EFGH jkmn', 'abcd-efgh-jkmn'],
  ['abcdefghjkmn', 'abcd-efgh-jkmn'],
  ['', ''],
])('a recovery code typed as “%s” is %s', (typed, written) => {
  expect(writtenRecoveryCode(typed)).toBe(written);
});

test('[DESK-18] a role that demands a second factor sleeps until it is on', () => {
  const roles = ['editor', 'sales'];
  expect(countingRoles(roles, [], false)).toEqual(roles);
  expect(countingRoles(roles, ['editor'], false)).toEqual(['sales']);
  expect(countingRoles(roles, ['editor', 'sales'], true)).toEqual(roles);
});

test('[DESK-18] twelve idle hours end a session of staff, and nobody else’s', () => {
  expect(isIdleTooLong(['editor'], 0, staffIdleMs - 1)).toBe(false);
  expect(isIdleTooLong(['editor'], 0, staffIdleMs)).toBe(true);
  expect(isIdleTooLong([], 0, 10 * staffIdleMs)).toBe(false);
});
