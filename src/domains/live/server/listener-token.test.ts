import { expect, test } from 'vitest';
import { createListenerTokens } from './listener-token.ts';

const tokens = createListenerTokens('a secret of at least thirty-two characters');
const hour = 3_600_000;

test('a listener token opens its stream until it expires', () => {
  const token = tokens.issue('antena_1_pro', hour);
  expect(tokens.isValid('antena_1_pro', token, 0)).toBe(true);
  expect(tokens.isValid('antena_1_pro', token, hour - 1000)).toBe(true);
  expect(tokens.isValid('antena_1_pro', token, hour)).toBe(false);
});

test.each([
  ['nothing', undefined],
  ['an empty token', ''],
  ['noise', 'noise'],
  ['a later end with the old signature', `zzzzzz.${tokens.issue('antena_1_pro', hour).split('.')[1]}`],
  ['a token of another stream', tokens.issue('antena_1_semipro', hour)],
  [
    'a token of another secret',
    createListenerTokens('another secret of thirty-two characters').issue('antena_1_pro', hour),
  ],
])('a stream is not opened by %s', (_what, token) => {
  expect(tokens.isValid('antena_1_pro', token, 0)).toBe(false);
});
