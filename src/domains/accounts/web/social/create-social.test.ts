import { expect, test, vi } from 'vitest';
import { CallError } from '#contract/client.ts';
import { openSocial } from './create-social.test-helper.ts';
import { SignInError } from './social-adapter.ts';

test('[SOCIAL-04] the provider is asked for 700 ms after the modal opens, and not when it closes before', async () => {
  const { social, clock, log } = openSocial();
  social.prepare()();
  await clock.advanceAsync(5_000);
  expect(log).toEqual([]);
  social.prepare();
  await clock.advanceAsync(699);
  expect(log).toEqual([]);
  await clock.advanceAsync(1);
  expect(log).toEqual(['asked']);
  social.prepare();
  await clock.advanceAsync(5_000);
  expect(log).toEqual(['asked']);
});

test('[SOCIAL-05] [SOCIAL-14] one sign-in at a time: the second click opens no window and names the first', async () => {
  const { ready, start, opened, said } = openSocial();
  await ready();
  start('login', 'google');
  start('login', 'facebook');
  start('register', 'google');
  expect(opened.map(({ provider }) => provider)).toEqual(['google']);
  const text = 'A autenticação já foi iniciada através de Google. Por favor, finalize o processo na outra janela.';
  expect(said.map((one) => one.text)).toEqual([text, text]);
});

test('[SOCIAL-07] the popup flag stands from the click to the end, whatever the end', async () => {
  const { ready, start, opened, popup, settled } = openSocial();
  await ready();
  start('login', 'google');
  expect(popup).toEqual(['google']);
  opened[0]?.resolve('un.token.firmato');
  await settled();
  expect(popup).toEqual(['google', null]);
  start('login', 'facebook');
  opened[1]?.reject(new SignInError('auth/popup-closed-by-user'));
  await settled();
  expect(popup).toEqual(['google', null, 'facebook', null]);
});

test('the window opens inside the click, before anything else happens', async () => {
  const { ready, social, opened } = openSocial();
  await ready();
  void social.start('login', 'google', 'Antena 1');
  expect(opened).toHaveLength(1);
});

test('[SOCIAL-13] the token goes to the server with its provider’s name', async () => {
  const { ready, start, opened, log, settled } = openSocial();
  await ready();
  start('login', 'facebook');
  opened[0]?.resolve('un.token.firmato');
  await settled();
  expect(log).toEqual(['asked', ['login', { idToken: 'un.token.firmato', provider: 'facebook' }], 'entered']);
});

test('a new account is said to be made, and one whose address waits for its code goes to the code', async () => {
  const { ready, start, opened, log, said, server, settled } = openSocial();
  await ready();
  start('register', 'google');
  opened[0]?.resolve('a');
  await settled();
  server.answer = async () => ({ user: { name: 'Lia' }, token: null });
  start('register', 'facebook');
  opened[1]?.resolve('b');
  await settled();
  expect(said.map(({ kind, text }) => [kind, text])).toEqual(
    Array(2).fill(['success', 'Cadastro criado com sucesso!']),
  );
  expect(log.filter((one) => typeof one === 'string')).toEqual(['asked', 'entered', 'code']);
});

test('a click before everything is there asks for patience, and one after a failure says so and tries again', async () => {
  const quiet = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const { ready, start, said, server, settled, opened } = openSocial({ settings: new Error('network') });
  start('login', 'google');
  await ready();
  server.settings = { kind: 'local' };
  start('login', 'google');
  await settled();
  start('login', 'google');
  expect(said.map(({ kind, text }) => [kind, text])).toEqual([
    ['info', 'Por favor, aguarde a página carregar os recursos necessários.'],
    ['error', 'Desculpe, algo deu errado! Tente recarregar a página e se o erro persiste entre em contato conosco.'],
  ]);
  expect(opened).toHaveLength(1);
  quiet.mockRestore();
});

test('where nobody signs people in there is nothing to press', async () => {
  const { ready, social } = openSocial({ settings: { kind: 'none' } });
  await ready();
  expect(social.store.get().readiness).toBe('none');
});

test('whoever closes the window hears nothing', async () => {
  const { ready, start, opened, said, settled } = openSocial();
  await ready();
  for (const [index, code] of ['popup-closed-by-user', 'cancelled-popup-request', 'user-cancelled'].entries()) {
    start('login', 'google');
    opened[index]?.reject(new SignInError(`auth/${code}`));
    await settled();
  }
  expect(said).toEqual([]);
});

test('whoever tried too often hears how long to wait', async () => {
  const { ready, start, opened, said, settled } = openSocial();
  await ready();
  start('login', 'google');
  opened[0]?.reject(new CallError(429, 'too many requests', { retryAfterSeconds: 120 }));
  await settled();
  expect(said[0]?.text).toBe('Muitas tentativas. Tente novamente em 2 minutos.');
});

test('the buttons lead on: to the login, to the registration, and to the link with the very token', async () => {
  const { ready, start, opened, said, log, social, server, settled } = openSocial();
  await ready();
  const codes = [
    ['register', 'email and firebaseUid already registered'],
    ['login', 'user not found by firebaseUid or firebaseEmail'],
    ['login', 'user found by email but without firebaseUid'],
  ] as const;
  for (const [index, [flow, code]] of codes.entries()) {
    server.answer = async () => {
      throw new CallError(409, code);
    };
    start(flow, 'google');
    opened[index]?.resolve(`token-${index}`);
    await settled();
    said[index]?.press?.();
  }
  expect(log.filter((one) => String(one).startsWith('screen'))).toEqual([
    'screen login',
    'screen register',
    'screen login',
  ]);
  expect(social.store.get().link).toEqual({ provider: 'google', idToken: 'token-2' });
});
