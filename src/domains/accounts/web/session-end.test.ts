import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '#web/api.ts';
import { toasts } from '#web/toasts/toasts.ts';
import { logOut, sessionLost } from './session-end.ts';

const said = () => toasts.store.get().map(({ kind, text }) => `${kind}: ${text}`);
let answer: () => void = () => undefined;

function forgetToasts(): void {
  for (const { id } of toasts.store.get()) toasts.dismiss(id);
}

beforeEach(() => {
  forgetToasts();
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { protocol: 'https:' });
  const logoutAnswered = new Promise<null>((resolve) => {
    answer = () => resolve(null);
  });
  vi.spyOn(api, 'call').mockReturnValue(logoutAnswered);
});
afterEach(forgetToasts);

test('a call that finds the session over while somebody logs out says nothing: they know', async () => {
  const leaving = logOut();
  await sessionLost();
  expect(said()).toEqual([]);
  answer();
  await leaving;
  expect(said()).toEqual(['success: Sessão encerrada com sucesso!']);
});

test('a session that is over for any other reason is told', async () => {
  answer();
  await sessionLost();
  expect(said()).toEqual([expect.stringMatching(/^error: /)]);
});
