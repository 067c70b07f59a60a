import { expect, test } from 'vitest';
import { makeCall } from './calls.ts';
import type { Target } from './targets.ts';
import { nothingKnown } from './valid.ts';

const target: Target = {
  kind: 'endpoint',
  method: 'POST',
  url: '/api/v1/profile/login',
  access: 'public',
  body: { type: 'object', properties: { email: { type: 'string' } }, required: ['email'] },
};
const calls = (seed: number) =>
  Array.from({ length: 2_000 }, (_, index) => makeCall(index, seed, [target], nothingKnown()));

test('every call of a seed can be made, and made again, however deep its body lies', () => {
  expect(calls(7)).toEqual(calls(7));
});

test('most honest changes of an item are of one that there is, in the version that it has', () => {
  const change: Target = {
    kind: 'endpoint',
    method: 'PUT',
    url: '/api/v1/staff/tags/:id',
    access: 'staff:news',
    params: { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
    body: {
      type: 'object',
      properties: { name: { type: 'string' }, version: { type: 'integer', minimum: 1 } },
      required: ['name', 'version'],
    },
  };
  const known = {
    ...nothingKnown(),
    items: new Map([['/api/v1/staff/tags', [{ id: 7, name: 'vinile', version: 3 }]]]),
  };
  const honest = Array.from({ length: 200 }, (_, index) => makeCall(2 * index, 5, [change], known));
  const real = honest.filter(({ path, body }) => {
    return path === '/api/v1/staff/tags/7' && JSON.parse(body?.bytes.toString() ?? '').version === 3;
  });
  expect(real.length).toBeGreaterThan(120);
});
