import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { openTestStation } from '../../../tests/test-station.ts';
import { requireAccessPolicies } from '../api/access-policy.ts';

const station = await openTestStation();

test('[SECURITY-01] a route without an access policy stops the start', () => {
  const app = Fastify();
  requireAccessPolicies(app);
  expect(() => app.get('/open', async () => 'x')).toThrow(/declares no access policy/);
  expect(() => app.get('/declared', { config: { access: 'public' } }, async () => 'x')).not.toThrow();
});

test('[SECURITY-01] every route of the station declares who may call it', () => {
  expect(station.routes.length).toBeGreaterThan(20);
  expect(station.routes.filter(({ access }) => !access)).toEqual([]);
});

describe('every response carries the strict headers', () => {
  test.each([
    ['a page', '/programacao', 200],
    ['a redirect', '/termini', 301],
    ['a page that is not there', '/nowhere', 404],
    ['a call', '/api/v1/getAppParameters', 200],
    ['a refused call', '/api/v1/profile/getProfile', 401],
    ['a call that is not there', '/api/v1/nowhere', 404],
    ['a missing file', '/assets/nowhere.js', 404],
    ['a missing picture', '/media/320x168/x/y.jpg', 404],
    ['a malformed address', '/%E0%A4%A', 400],
    ['health', '/healthz', 200],
    ['the docs', '/api/docs', 200],
    ['an icon', '/favicon-32.png', 200],
    ['the icon that browsers ask for by themselves', '/favicon.ico', 200],
  ])('[SECURITY-02] %s', async (_what, path, status) => {
    const { response } = await station.get(path);
    expect(response.status).toBe(status);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).not.toMatch(/default-src[^;]*unsafe/);
    expect(response.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('strict-origin');
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });
});

test('no page carries an executable inline script', async () => {
  for (const path of ['/', '/afiliadas', '/termini/uso']) {
    const { body } = await station.get(path);
    const inline = [...body.matchAll(/<script\b([^>]*)>/g)].filter(([, attributes]) => !attributes.includes('src='));
    expect(inline.length).toBeGreaterThan(0);
    for (const [, attributes] of inline) expect(attributes).toMatch(/type="application\/(?:ld\+)?json"/);
    expect(body).not.toMatch(/\son[a-z]+="/);
  }
});

test('[SECURITY-02] Firebase’s sign-in window opens the policy for its own hosts only, and nothing does without Firebase', async () => {
  const firebase = {
    apiKey: 'AIza-test',
    authDomain: 'radio.firebaseapp.com',
    projectId: 'radio',
    keysUrl: 'https://x.example',
  };
  const opened = await openTestStation({ connection: station.connection, config: { firebase } });
  const rules = async (where: typeof station) => {
    const { response } = await where.get('/chi-siamo');
    const policy = response.headers.get('content-security-policy') ?? '';
    return { list: policy.split('; '), opener: response.headers.get('cross-origin-opener-policy') };
  };
  const [plain, withFirebase] = [await rules(station), await rules(opened)];
  expect(plain.list.join()).not.toMatch(/google|firebase/);
  expect(withFirebase.opener).toBe('same-origin-allow-popups');
  expect(withFirebase.list.filter((rule) => !plain.list.includes(rule))).toEqual([
    "script-src 'self' https://apis.google.com",
    "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    "frame-src 'self' https://www.youtube-nocookie.com https://radio.firebaseapp.com",
  ]);
});
