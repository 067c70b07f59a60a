import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openTestStation } from '../../../../../tests/test-station.ts';
import { sessions, users } from '../accounts.tables.ts';
import { bearer, behindProxy, type Member, people } from '../people.test-helper.ts';

const station = await openTestStation({ content: 'empty', config: behindProxy });
const { db } = station.context;
const own = station.context.config.publicUrl;
const { call, member } = people(station);

const strangers: [string, Record<string, string>][] = [
  ['a call that says nothing of where it comes from', {}],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['another site without its name', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
  ['another site under our name', { 'sec-fetch-site': 'cross-site', origin: own }],
  ['a neighbour on the same site', { 'sec-fetch-site': 'same-site', origin: 'https://altro.localhost' }],
  ['an address that was typed', { 'sec-fetch-site': 'none' }],
  ['an old browser on another site', { origin: 'https://evil.example' }],
  ['an old browser in a sandbox', { origin: 'null' }],
  ['an origin that begins like ours', { origin: `${own}.evil.example` }],
];

const ourPages: [string, Record<string, string>][] = [
  ['our own page', { 'sec-fetch-site': 'same-origin', origin: own }],
  ['our own page in an old browser', { origin: own }],
];

/** Every call that changes something by the right of its session, and what is different once it has. */
const calls: [string, (someone: Member) => unknown, (someone: Member) => Promise<boolean>][] = [
  [
    'updateProfile',
    () => ({ user: { district: 'Ponta Verde' }, password: false }),
    async ({ userId }) => (await person(userId))?.district === 'Ponta Verde',
  ],
  [
    'deleteProfile',
    ({ userId, email }) => ({ userId, email }),
    async ({ userId }) => (await person(userId)) === undefined,
  ],
  ['logout', () => ({}), async ({ userId }) => (await db.$count(sessions, eq(sessions.userId, userId))) === 0],
];

/** The calls of the second factor: what they do is proven beside them, here only who may make them. */
const stepCalls = ['beginSecondFactor', 'confirmSecondFactor', 'renewRecoveryCodes', 'endSecondFactor'];

async function person(userId: number) {
  const [found] = await db.select().from(users).where(eq(users.id, userId));
  return found;
}

test('the table below names every call of the profile that a session is needed for', () => {
  const needing = station.implementations
    .map(({ endpoint }) => endpoint)
    .filter(
      ({ path, method, access }) => path.startsWith('/api/v1/profile/') && method !== 'GET' && access !== 'public',
    );
  expect(needing.map(({ name }) => name).sort()).toEqual(['deleteProfile', 'updateProfile', ...stepCalls].sort());
});

test.each(stepCalls)(
  '[SESSION-14] %s is refused by the cookie alone, from wherever another site calls',
  async (name) => {
    const { cookie } = await member();
    for (const [who, headers] of strangers) {
      const { status, body } = await call(name, { password: 'Parola-1!', code: '123456' }, { ...headers, cookie });
      const known = await call('updateProfile', { user: {}, password: false }, { ...headers, cookie });
      expect([who, status, body.message]).toEqual([who, 403, known.body.message]);
    }
  },
);

describe.each(calls)('%s', (name, bodyFor, hasHappened) => {
  test.each(strangers)('[SESSION-14] does nothing by the cookie alone for %s', async (_who, headers) => {
    const someone = await member();
    const { status } = await call(name, bodyFor(someone), { ...headers, cookie: someone.cookie });
    expect(status).toBe(name === 'logout' ? 200 : 403);
    expect(await hasHappened(someone)).toBe(false);
  });

  test.each(ourPages)('[SESSION-14] is done by the cookie for %s', async (_who, headers) => {
    const someone = await member();
    const { status } = await call(name, bodyFor(someone), { ...headers, cookie: someone.cookie });
    expect([status, await hasHappened(someone)]).toEqual([200, true]);
  });

  test('[SESSION-14] is done by the token, wherever the call comes from', async () => {
    const someone = await member();
    const headers = { 'sec-fetch-site': 'cross-site', ...bearer(someone.token) };
    const { status } = await call(name, bodyFor(someone), headers);
    expect([status, await hasHappened(someone)]).toEqual([200, true]);
  });

  test('[SESSION-14] is not done without a session or with a token of nobody', async () => {
    const someone = await member();
    const empty: Record<string, string>[] = [{}, bearer('not.a.token-of-anybody-at-all'), { cookie: 'auth_jwt=x' }];
    for (const headers of empty) {
      const { status } = await call(name, bodyFor(someone), { 'sec-fetch-site': 'same-origin', ...headers });
      expect(status).toBe(name === 'logout' ? 200 : 401);
    }
    expect(await hasHappened(someone)).toBe(false);
  });
});

test.each([
  'login',
  'registerUser',
  'confirmEmail',
  'resendConfirmationEmail',
  'requestPasswordReset',
  'resetPassword',
  'updateProfile',
  'deleteProfile',
])(
  '%s takes no form of another site: only JSON, which a browser asks about first, and the answer is no',
  async (name) => {
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
      const { status } = await call(name, 'email=ana%40example.org', { 'content-type': type });
      expect(status).toBe(415);
    }
    const asked = await fetch(`${station.url}/api/v1/profile/${name}`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(asked.headers.get('access-control-allow-origin')).toBeNull();
  },
);
