import { describe, expect, test } from 'vitest';
import type { Access } from '#contract/endpoint.ts';
import { authorize } from './authorize.ts';
import type { User } from './visitor.ts';

const somebody: User = {
  userId: 1,
  sessionId: 's',
  isPro: false,
  registrationComplete: false,
  name: 'Ada Bruni',
  roles: [],
  permissions: new Set(),
  proof: 'bearer',
};

const people: Record<string, User | null> = {
  visitor: null,
  listener: somebody,
  registered: { ...somebody, registrationComplete: true },
  pro: { ...somebody, isPro: true },
  editor: { ...somebody, permissions: new Set(['news.edit']) },
};

/** Who gets what: 200 means let in. */
const table: [Access, Record<keyof typeof people, number>][] = [
  ['public', { visitor: 200, listener: 200, registered: 200, pro: 200, editor: 200 }],
  ['user', { visitor: 401, listener: 200, registered: 200, pro: 200, editor: 200 }],
  ['registered', { visitor: 401, listener: 403, registered: 200, pro: 403, editor: 403 }],
  ['pro', { visitor: 401, listener: 403, registered: 403, pro: 200, editor: 403 }],
  ['staff:news.edit', { visitor: 401, listener: 403, registered: 403, pro: 403, editor: 200 }],
  ['staff:users.edit', { visitor: 401, listener: 403, registered: 403, pro: 403, editor: 403 }],
  ['operator', { visitor: 401, listener: 403, registered: 403, pro: 403, editor: 403 }],
];

function statusFor(access: Access, user: User | null, more: { method?: 'GET' | 'POST'; sameOrigin?: boolean } = {}) {
  const { method = 'GET', sameOrigin = false } = more;
  return authorize({ access, method }, { identify: async () => user, sameOrigin }).then(
    () => 200,
    (refusal: { status: number }) => refusal.status,
  );
}

describe('every kind of access lets in exactly whom it names', () => {
  test.each(table)('[SECURITY-01] %s', async (access, expected) => {
    for (const [who, status] of Object.entries(expected)) {
      expect([who, await statusFor(access, people[who] ?? null)]).toEqual([who, status]);
    }
  });
});

test('a cookie alone moves nothing from another site: writing needs our own page or the token', async () => {
  const byCookie: User = { ...somebody, proof: 'cookie' };
  expect(await statusFor('user', byCookie, { method: 'POST', sameOrigin: false })).toBe(403);
  expect(await statusFor('user', byCookie, { method: 'POST', sameOrigin: true })).toBe(200);
  expect(await statusFor('user', byCookie, { method: 'GET', sameOrigin: false })).toBe(200);
  expect(await statusFor('user', somebody, { method: 'POST', sameOrigin: false })).toBe(200);
});
