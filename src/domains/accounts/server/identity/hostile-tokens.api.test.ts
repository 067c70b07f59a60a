import { expect, test } from 'vitest';
import { openTestStation } from '../../../../../tests/test-station.ts';
import { sessions, users } from '../accounts.tables.ts';
import { openFirebaseProject } from './firebase-project.test-helper.ts';
import { hostileTokens } from './hostile-tokens.test-helper.ts';

const project = await openFirebaseProject();
const station = await openTestStation({
  content: 'empty',
  config: { firebase: project.firebase, trustProxy: ['127.0.0.1'] },
});
const hostile = await hostileTokens(project);

let lastCaller = 0;
/** Every call comes from an address of its own, so that what refuses it is never the limit. */
function send(call: string, idToken: string) {
  const caller = `10.1.${Math.floor(++lastCaller / 250)}.${lastCaller % 250}`;
  const body = { idToken, provider: 'google', ...(call === 'linkFirebase' ? { code: '000000' } : {}) };
  return station.post(`/api/v1/profile/${call}`, body, { headers: { 'x-forwarded-for': caller } });
}

const registered = await send('registerUserFirebase', await project.token());

test('a right token registers and signs in, so that the others are refused for what is wrong with them', async () => {
  expect(registered.status).toBe(200);
  expect((await send('loginFirebase', await project.token())).body.data.token).toMatch(/^ey/);
  expect(hostile.length).toBeGreaterThanOrEqual(60);
});

test.each(hostile)('no call accepts a token with %s', async (_what, idToken) => {
  const before = await station.context.db.$count(sessions);
  for (const call of ['loginFirebase', 'registerUserFirebase', 'linkFirebase']) {
    const { status, body, response } = await send(call, idToken);
    expect([call, status]).toEqual([call, 400]);
    expect(body.message).toMatch(/^(?:invalid token|body\.idToken: )/);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
  expect(await station.context.db.$count(sessions)).toBe(before);
  expect(await station.context.db.$count(users)).toBe(1);
});

test('a token is for the provider that the call names', async () => {
  const idToken = await project.token();
  const { body } = await station.post('/api/v1/profile/loginFirebase', { idToken, provider: 'facebook' });
  expect(body).toEqual({ status: 400, message: 'invalid token', data: null });
});
