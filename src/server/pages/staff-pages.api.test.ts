import { expect, test } from 'vitest';
import { signIn } from '../../../tests/sign-in.ts';
import { openTestStation } from '../../../tests/test-station.ts';

const station = await openTestStation();
const cookieOf = async (key: Parameters<typeof signIn>[1]) => {
  const { headers } = await signIn(station, key);
  return { headers: { cookie: `auth_jwt=${headers.authorization.replace('Bearer ', '')}` } };
};
const places = ['/redazione', '/redazione/categories', '/redazione/categories/1?x=1', '/redazione/nothing/of/the/kind'];

test('[DESK-01] whoever has no session finds the sign-in at every address of the desk, and nothing of anybody', async () => {
  for (const place of places) {
    const { status, body, response } = await station.get(place);
    expect(status).toBe(200);
    expect(body).toContain('"isSignedIn":false');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(body).toContain('<meta name="robots" content="noindex, nofollow">');
  }
});

test('[DESK-01] a listener who is signed in finds the site’s own 404 at every address of the desk', async () => {
  const listener = await cookieOf('listener');
  const missing = await station.get('/there-is-no-such-page', listener);
  for (const place of places) {
    const { status, body, response } = await station.get(place, listener);
    expect([place, status]).toEqual([place, 404]);
    expect(body).toBe(missing.body);
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
});

test('[DESK-01] every role of the staff opens the desk, and its calls refuse everybody else', async () => {
  for (const role of ['editor', 'music', 'promotions', 'sales', 'statistics', 'administrator'] as const) {
    const { status, body } = await station.get('/redazione', await cookieOf(role));
    expect([role, status, body.includes('"isSignedIn":true')]).toEqual([role, 200, true]);
  }
  for (const call of ['me', 'dashboard', 'search?search=a', 'roles', 'audit', 'categories']) {
    const nobody = await station.get(`/api/v1/staff/${call}`);
    const listener = await station.get(`/api/v1/staff/${call}`, await signIn(station, 'pro'));
    expect([call, nobody.status, listener.status]).toEqual([call, 401, 403]);
  }
});

test('the desk runs only scripts of its own files, and its one sheet is known to react-aria', async () => {
  const { body, response } = await station.get('/redazione');
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
  const inline = [...body.matchAll(/<script(?![^>]*src=)([^>]*)>/g)].map(([, attributes]) => attributes.trim());
  expect(inline).toEqual(['type="application/json" id="state"']);
  expect(body).toMatch(/<link rel="stylesheet" href="\/assets\/desk\/[\w-]+\.css" id="react-aria-pressable-style">/);
  for (const [, file] of body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) {
    expect([file, (await station.get(file ?? '')).status]).toEqual([file, 200]);
  }
});

test('an address of the desk has one way to be written', async () => {
  const { status, response } = await station.get('/redazione/');
  expect([status, response.headers.get('location')]).toEqual([301, '/redazione']);
});
