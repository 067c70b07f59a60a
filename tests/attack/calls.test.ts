import { expect, test } from 'vitest';
import { makeCall } from './calls.ts';
import type { Target } from './targets.ts';

const target: Target = {
  kind: 'endpoint',
  method: 'POST',
  url: '/api/v1/profile/login',
  access: 'public',
  body: { type: 'object', properties: { email: { type: 'string' } }, required: ['email'] },
};
const calls = (seed: number) => Array.from({ length: 2_000 }, (_, index) => makeCall(index, seed, [target], new Map()));

test('every call of a seed can be made, and made again, however deep its body lies', () => {
  expect(calls(7)).toEqual(calls(7));
});
