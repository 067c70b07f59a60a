import { dropFollowUp } from '#web/profile/after-login.ts';
import type { SignedIn } from '#web/profile/profile-rules.ts';
import { createStore, useStore } from '#web/shell/store.ts';
import { toast } from '#web/toasts/toasts.ts';
import { modalMessages } from '../accounts.messages.ts';
import {
  closedModal,
  type ModalEvent,
  type ModalLink,
  type ModalState,
  modalAfter,
  type Screen,
  type Submit,
} from './modal-state.ts';

import { persistedStep } from './second-factor/persisted-step.ts';

export type { ModalLink, ModalState, Screen, Submit } from './modal-state.ts';

export const profileModal = createStore<ModalState>(closedModal);

export function useProfileModal(): ModalState {
  return useStore(profileModal, closedModal);
}

function tell(event: ModalEvent): void {
  profileModal.set(modalAfter(profileModal.get(), event));
}

/** A login that a reload has cut off before its second step goes on there. */
export function openModal(screen: Screen = 'login', link: ModalLink | null = null): void {
  const challenge = screen === 'login' ? persistedStep.get() : null;
  if (challenge) tell({ kind: 'code-awaited', challenge });
  else tell({ kind: 'opened', screen, link });
}

/** The password was right, and the account asks for a code as well. */
export function awaitCode(challenge: string): void {
  persistedStep.keep(challenge);
  tell({ kind: 'code-awaited', challenge });
}

/** What was to be done after the login is given up with it. */
export function closeModal(): void {
  dropFollowUp();
  tell({ kind: 'closed' });
}

/** While a provider's window is open the way to login and register is shut, and that is said. */
export function goTo(screen: Screen): void {
  if (profileModal.get().popup && (screen === 'login' || screen === 'register')) {
    toast('info', modalMessages.popupRunning, { lang: 'pt-BR' });
    return;
  }
  persistedStep.drop();
  tell({ kind: 'screen-chosen', screen });
}

/** Somebody has an account that waits for its code. */
export function awaitConfirmation(user: SignedIn['user']): void {
  tell({ kind: 'confirmation-awaited', user });
}

/** The mailed code was the right one. */
export function finishConfirmation(): void {
  tell({ kind: 'address-confirmed' });
}

/** False while something is being sent already: a second click sends nothing. */
export function startSubmit(what: Exclude<Submit, 'none'>): boolean {
  if (profileModal.get().submitting !== 'none') return false;
  tell({ kind: 'submit-started', what });
  return true;
}

export function endSubmit(): void {
  tell({ kind: 'submit-ended' });
}

export function setPopup(provider: ModalState['popup']): void {
  tell({ kind: 'popup-changed', provider });
}

/** The address is typed once: the other screens find it filled in. */
export function keepEmail(email: string): void {
  tell({ kind: 'email-typed', email });
}

export function startReset(): boolean {
  if (profileModal.get().resetState === 'submitting') return false;
  tell({ kind: 'reset-started' });
  return true;
}

export function endReset(isDone: boolean): void {
  tell({ kind: isDone ? 'reset-succeeded' : 'reset-failed' });
}
