import { expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { maxAgeOf } from './fetch-keys.ts';
import { makeSigner, openFirebaseProject } from './firebase-project.test-helper.ts';
import { createIdentityProvider } from './identity-provider.ts';

/** What reads the tokens, with a clock that the test moves; it starts at the real time, as the tokens do. */
async function open({ isDown = false } = {}) {
  const project = await openFirebaseProject();
  project.state.isDown = isDown;
  const clock = createFakeClock(Date.now());
  const config = { ...readConfig({}), firebase: project.firebase };
  const { tokens } = createIdentityProvider({ config, clock, log: createLog('silent') });
  const login = async (idToken: string) => {
    const claim = await tokens.verify(idToken, 'google');
    return typeof claim === 'string' ? claim : claim.uid;
  };
  return { ...project, clock, login };
}

const accepted = 'uid-of-anna';

test('the provider’s keys are asked for once, and again when their time is over', async () => {
  const { state, clock, login, token } = await open();
  for (let call = 0; call < 5; call++) expect(await login(await token())).toBe(accepted);
  expect(state.asked).toBe(1);
  state.maxAgeSeconds = 20;
  clock.advance(3_600_000);
  const later = { claims: { iat: seconds(clock), auth_time: seconds(clock), exp: seconds(clock) + 3600 } };
  expect(await login(await token(later))).toBe(accepted);
  expect(state.asked).toBe(2);
});

const seconds = (clock: { now(): number }) => Math.floor(clock.now() / 1000);

test('many calls at once ask the provider once', async () => {
  const { state, login, token } = await open();
  const idToken = await token();
  const answers = await Promise.all(Array.from({ length: 10 }, () => login(idToken)));
  expect(answers).toEqual(Array(10).fill(accepted));
  expect(state.asked).toBe(1);
});

test('a key that the provider has just begun to use is found, and the one it has dropped no longer counts', async () => {
  const { state, clock, login, token } = await open();
  const old = await token();
  expect(await login(old)).toBe(accepted);
  state.signers = [await makeSigner('key-2')];
  clock.advance(10_000);
  expect(await login(await token())).toBe(accepted);
  expect(state.asked).toBe(2);
  expect(await login(old)).toBe('invalid token');
});

test('made-up key names do not make the station call the provider again and again', async () => {
  const { state, clock, login, token } = await open();
  expect(await login(await token())).toBe(accepted);
  for (let name = 0; name < 20; name++) {
    expect(await login(await token({ header: { kid: `made-up-${name}` } }))).toBe('invalid token');
  }
  expect(state.asked).toBe(1);
  clock.advance(10_000);
  for (let name = 0; name < 20; name++) await login(await token({ header: { kid: `made-up-${name}` } }));
  expect(state.asked).toBe(2);
});

test('while the provider is down the last keys serve', async () => {
  const { state, clock, login, token } = await open();
  state.maxAgeSeconds = 0;
  expect(await login(await token())).toBe(accepted);
  state.isDown = true;
  clock.advance(60_000);
  expect(await login(await token())).toBe(accepted);
  expect(state.asked).toBeGreaterThan(1);
});

test('with nothing known of the provider the call says so, rests, and works when the provider is back', async () => {
  const { state, clock, login, token } = await open({ isDown: true });
  expect(await login(await token())).toBe('provider unavailable');
  expect(await login(await token())).toBe('provider unavailable');
  expect(state.asked).toBe(1);
  state.isDown = false;
  clock.advance(10_000);
  expect(await login(await token())).toBe(accepted);
});

test.each([
  ['public, max-age=22000, must-revalidate, no-transform', 22_000],
  ['max-age=0', 0],
  ['max-age=99999999', 86_400],
  ['no-cache', 3_600],
  ['s-maxage=10', 3_600],
  [null, 3_600],
])('keys that come with Cache-Control %s are kept for %i s', (header, expected) => {
  expect(maxAgeOf(header)).toBe(expected);
});
