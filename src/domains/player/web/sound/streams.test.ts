import { expect, onTestFinished, test, vi } from 'vitest';
import { defaultStream } from '#engines/player/default-stream.ts';
import { open as openEngine } from '#engines/player/open-player.test-helper.ts';
import { loginRequest } from '#web/profile/login-request.ts';
import { toasts } from '#web/toasts/toasts.ts';
import { createStreams } from './streams.ts';

test('a visitor who chooses a stream that needs a login is told so and asks for the login', () => {
  vi.stubGlobal('document', { cookie: '' });
  loginRequest.set(false);
  for (const { id } of toasts.store.get()) toasts.dismiss(id);
  const { player: engine } = openEngine();
  const storage = { getItem: () => null, setItem: vi.fn(), removeItem: vi.fn() };
  const streams = createStreams({ engine, storage, asVisited: (stream) => stream });
  // Other files of the worker share the profile and the toasts.
  onTestFinished(() => {
    streams.know([]);
    for (const { id } of toasts.store.get()) toasts.dismiss(id);
  });
  const popup = { popupUrl: '', popupId: '', popupConfig: '' };
  streams.know([
    { ...defaultStream, sources: [...defaultStream.sources], ...popup },
    { ...defaultStream, ...popup, streamId: 'antena_1_italia', semiPro: true, sources: [] },
  ]);
  streams.choose('antena_1', () => undefined);
  expect(loginRequest.get()).toBe(false);
  streams.choose('antena_1_italia', () => undefined);
  expect(loginRequest.get()).toBe(true);
  expect(toasts.store.get().map(({ text }) => text)).toEqual([
    'É necessário estar logado para acessar esse streaming.',
  ]);
  expect(engine.getState().currentStream.streamId).toBe('antena_1');
});
