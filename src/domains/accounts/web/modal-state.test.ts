import { describe, expect, test } from 'vitest';
import { listenerWith } from '#web/profile/listener.test-helper.ts';
import type { SignedIn } from '#web/profile/profile-rules.ts';
import {
  closedModal,
  type ModalEvent,
  type ModalState,
  modalAfter,
  type Screen,
  type Submit,
  screens,
  viewOf,
} from './modal-state.ts';

const listener = listenerWith();

const when = (state: ModalState, ...events: ModalEvent[]) => events.reduce(modalAfter, state);
const opened = (screen: Screen, link: ModalState['link'] = null): ModalEvent => ({ kind: 'opened', screen, link });
const link = { userId: 7, code: null, token: 'abc' };

test('[MODAL-09] the modal is open or closed and holds one of five screens', () => {
  expect(screens).toEqual(['login', 'register', 'confirm-email', 'request-password-reset', 'reset-password']);
  expect(closedModal).toMatchObject({ isOpen: false, screen: 'login' });
  for (const screen of screens) {
    expect(when(closedModal, opened(screen))).toMatchObject({ isOpen: true, screen });
    expect(when(closedModal, opened('login'), { kind: 'screen-chosen', screen })).toMatchObject({
      isOpen: true,
      screen,
    });
  }
});

test.each(screens)(
  '[MODAL-08] closed on the screen %s, the modal is back at the login and has forgotten the rest',
  (screen) => {
    const used = when(
      closedModal,
      opened(screen, link),
      { kind: 'email-typed', email: 'ana@posta.example' },
      { kind: 'reset-started' },
      { kind: 'reset-failed' },
    );
    expect(when(used, { kind: 'closed' })).toEqual(closedModal);
    const waiting = when(used, { kind: 'confirmation-awaited', user: listener });
    expect(waiting).toMatchObject({ screen: 'confirm-email', pendingUser: { userId: listener.userId }, link: null });
    expect(when(waiting, { kind: 'closed' })).toEqual(closedModal);
  },
);

test('[MODAL-23] one thing is sent at a time, and then none', () => {
  const all = [
    'login',
    'registerUser',
    'updateProfile',
    'deleteProfile',
    'confirmEmail',
    'requestPasswordReset',
  ] as const;
  all satisfies readonly Submit[];
  expect(closedModal.submitting).toBe('none');
  for (const what of all) {
    const started = when(closedModal, opened('login'), { kind: 'submit-started', what });
    expect(started.submitting).toBe(what);
    // What is under way ends by itself, also when nobody looks any more.
    expect(when(started, { kind: 'closed' }).submitting).toBe(what);
    expect(when(started, { kind: 'closed' }, { kind: 'submit-ended' })).toEqual(closedModal);
  }
});

test('[RESET-18] a reset is under way, and then it is done or has failed', () => {
  const open = when(closedModal, opened('reset-password', link));
  expect(open.resetState).toBe('idle');
  const started = when(open, { kind: 'reset-started' });
  expect(started.resetState).toBe('submitting');
  expect(when(started, { kind: 'reset-failed' })).toMatchObject({ resetState: 'failure', link });
  expect(when(started, { kind: 'reset-succeeded' }).resetState).toBe('success');
});

test('[RESET-17] after a reset nothing of its link is kept', () => {
  const done = when(
    closedModal,
    opened('reset-password', link),
    { kind: 'reset-started' },
    { kind: 'reset-succeeded' },
  );
  expect(done.link).toBeNull();
  expect(JSON.stringify(done)).not.toContain('abc');
});

describe('what the modal shows', () => {
  const nobody = { jwt: null, user: null };
  const somebody = (change: Partial<SignedIn['user']> = {}) => ({ jwt: 'il.token', user: { ...listener, ...change } });

  test.each(screens)('is the screen %s to whoever is not logged in, and the profile to whoever is', (screen) => {
    const state = when(closedModal, opened(screen));
    expect(viewOf(state, nobody)).toBe(screen);
    // Known, but not inside yet: the code was right a moment ago.
    expect(viewOf(state, { jwt: null, user: listener })).toBe(screen);
    expect(viewOf(state, somebody())).toBe('panel');
    expect(viewOf(state, somebody({ emailConfirmed: false }))).toBe('confirm-email');
  });
  test('is the new password to whoever follows the mailed link, logged in or not, until it is done', () => {
    const state = when(closedModal, opened('reset-password', link));
    expect(viewOf(state, somebody())).toBe('reset-password');
    const done = when(state, { kind: 'reset-started' }, { kind: 'reset-succeeded' });
    expect(viewOf(done, somebody())).toBe('reset-password');
    expect(viewOf(when(done, { kind: 'screen-chosen', screen: 'login' }), somebody())).toBe('panel');
  });
});

test('a provider’s window that outlives the modal brings it back for the code', () => {
  const left = when(when(closedModal, { kind: 'popup-changed', provider: 'facebook' }), { kind: 'closed' });
  expect(when(left, { kind: 'confirmation-awaited', user: listener })).toMatchObject({
    isOpen: true,
    screen: 'confirm-email',
    pendingUser: listener,
  });
});
