import { createLocalJWKSet, jwtVerify } from 'jose';
import { describe, expect, test } from 'vitest';
import { openTestStation } from '../../../../../tests/test-station.ts';

const station = await openTestStation({ content: 'empty' });
const giulia = {
  provider: 'google',
  name: 'Giulia Serra',
  email: 'giulia@posta.example',
  emailVerified: true,
  uid: '',
};

async function sign(more: Partial<typeof giulia> = {}): Promise<string> {
  const { body } = await station.post('/dev/identity/token', { ...giulia, ...more });
  return body.idToken;
}

describe('outside production, without Firebase', () => {
  test('a stand-in signs people in with real tokens in Firebase’s form', async () => {
    expect((await station.get('/api/v1/profile/getIdentityProvider')).body.data).toEqual({ kind: 'local' });
    const { body: keys } = await station.get('/dev/identity/keys');
    const { payload, protectedHeader } = await jwtVerify(await sign(), createLocalJWKSet(keys), {
      algorithms: ['RS256'],
      issuer: 'https://securetoken.google.com/local-station',
      audience: 'local-station',
    });
    expect(protectedHeader.kid).toBe(keys.keys[0].kid);
    expect(keys.keys[0]).not.toHaveProperty('d');
    expect(payload).toMatchObject({
      email: giulia.email,
      email_verified: true,
      firebase: { sign_in_provider: 'google.com' },
    });
  });

  test('they open accounts, and the same address is the same person next time', async () => {
    const body = { idToken: await sign(), provider: 'google' };
    expect((await station.post('/api/v1/profile/registerUserFirebase', body)).body.data.token).toMatch(/^ey/);
    const again = { idToken: await sign(), provider: 'google' };
    expect((await station.post('/api/v1/profile/loginFirebase', again)).body.data.user.email).toBe(giulia.email);
  });

  test('a token of one station’s stand-in is worth nothing at another', async () => {
    const other = await openTestStation({ content: 'empty' });
    const body = { idToken: await sign(), provider: 'google' };
    expect((await other.post('/api/v1/profile/loginFirebase', body)).body.message).toBe('invalid token');
  });

  test.each([
    ['nothing', ''],
    ['another provider', '?provider=twitter'],
    ['two providers', '?provider=google&provider=facebook'],
  ])('its window needs to know for whom it stands: %s is refused', async (_what, query) => {
    expect((await station.get(`/dev/identity/popup${query}`)).status).toBe(400);
  });

  test('what is no identity is not signed', async () => {
    for (const body of [
      {},
      { ...giulia, provider: 'x' },
      { ...giulia, admin: true },
      [],
      { ...giulia, uid: 'x'.repeat(129) },
    ]) {
      expect((await station.post('/dev/identity/token', body)).status).toBe(400);
    }
  });

  test('its window runs under the same content policy as every page', async () => {
    const { body, response } = await station.get('/dev/identity/popup?provider=google');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(body).not.toMatch(/<script(?![^>]*src=)|<style|\son\w+=/);
  });
});

describe.each([
  ['in production', { production: true }],
  [
    'with Firebase',
    {
      firebase: {
        apiKey: 'AIza-test',
        authDomain: 'x.firebaseapp.com',
        projectId: 'x',
        keysUrl: 'http://127.0.0.1:1/',
      },
    },
  ],
])('%s', (_where, config) => {
  test('there is no stand-in, and its tokens open nothing', async () => {
    const other = await openTestStation({ connection: station.connection, config });
    for (const path of ['/dev/identity/popup?provider=google', '/dev/identity/keys', '/dev/identity/popup.js']) {
      expect((await other.get(path)).status).toBe(404);
    }
    expect((await other.post('/dev/identity/token', giulia)).status).toBe(404);
    const body = { idToken: await sign(), provider: 'google' };
    const answer = await other.post('/api/v1/profile/loginFirebase', body);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.body.data).toBeNull();
    const { kind } = (await other.get('/api/v1/profile/getIdentityProvider')).body.data;
    expect(kind).toBe('production' in config ? 'none' : 'firebase');
  });
});
