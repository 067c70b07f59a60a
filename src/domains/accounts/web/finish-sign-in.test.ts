import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { afterLogin } from '#web/profile/after-login.ts';
import { listenerWith } from '#web/profile/listener.test-helper.ts';
import { clearProfile, profileStore } from '#web/profile/profile.ts';
import { toasts } from '#web/toasts/toasts.ts';
import { finishConfirmedSignIn, finishSignIn } from './finish-sign-in.ts';
import { awaitConfirmation, closeModal, openModal, profileModal } from './profile-modal.ts';

const listener = listenerWith();

const answer = { user: listener, token: 'il.token' };
const said = () => toasts.store.get().map(({ kind, text }) => `${kind}: ${text}`);

function leaveNothing(): void {
  closeModal();
  clearProfile();
  for (const { id } of toasts.store.get()) toasts.dismiss(id);
}
beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { protocol: 'https:' });
  // Another file of the same worker may have left something.
  leaveNothing();
});
afterEach(() => {
  leaveNothing();
  vi.unstubAllGlobals();
});

test('[LOGIN-08] [LOGIN-09] after a login token and user are there one second later, not before', () => {
  const clock = createFakeClock();
  openModal();
  finishSignIn(answer, clock);
  expect(profileModal.get().isOpen).toBe(false);
  expect(said()).toEqual(['success: Login realizado com sucesso!']);
  clock.advance(999);
  expect(profileStore.get()).toMatchObject({ jwt: null, user: null });
  clock.advance(1);
  expect(profileStore.get()).toMatchObject({ jwt: 'il.token', user: listener });
});

test('[LOGIN-10] what the login was asked for follows it, once token and user are there', () => {
  const clock = createFakeClock();
  const seen: unknown[] = [];
  afterLogin(() => seen.push(profileStore.get().jwt));
  openModal();
  expect(seen).toEqual([]);
  finishSignIn(answer, clock);
  clock.advance(999);
  expect(seen).toEqual([]);
  clock.advance(1);
  expect(seen).toEqual(['il.token']);
  afterLogin(() => seen.push('at once'));
  expect(seen).toEqual(['il.token', 'at once']);
});

test('who closes the modal gives up what the login was asked for', () => {
  const clock = createFakeClock();
  const act = vi.fn();
  afterLogin(act);
  openModal();
  closeModal();
  finishSignIn(answer, clock);
  clock.advance(1_000);
  expect(act).not.toHaveBeenCalled();
});

test('an address that is not confirmed logs nobody in: the error shows and the code is asked for', () => {
  const clock = createFakeClock();
  openModal();
  finishSignIn({ user: { ...listener, emailConfirmed: false }, token: null }, clock);
  clock.advance(60_000);
  expect(profileStore.get()).toMatchObject({ jwt: null, user: null });
  expect(said()).toEqual(['error: Erro ao tentar efetuar o login. Verifique o e-mail e senha.']);
  expect(profileModal.get()).toMatchObject({ isOpen: true, screen: 'confirm-email', pendingUser: { userId: 7 } });
});

test('[CONFIRM-04] [CONFIRM-05] after the right code the user is there at once and the token 2.5 s later', () => {
  const clock = createFakeClock();
  openModal();
  awaitConfirmation({ ...listener, emailConfirmed: false });
  finishConfirmedSignIn(answer, clock);
  expect(profileStore.get()).toMatchObject({ jwt: null, user: listener });
  clock.advance(2_499);
  expect(profileStore.get().jwt).toBeNull();
  clock.advance(1);
  expect(profileStore.get().jwt).toBe('il.token');
  expect(profileModal.get().isOpen).toBe(true);
});

test('who registered on the way to something gets there after the code', () => {
  const clock = createFakeClock();
  const act = vi.fn();
  afterLogin(act);
  openModal('register');
  awaitConfirmation({ ...listener, emailConfirmed: false });
  finishConfirmedSignIn(answer, clock);
  clock.advance(2_500);
  expect(act).toHaveBeenCalledOnce();
  expect(profileModal.get().isOpen).toBe(false);
});
