import type { DataOf } from '#contract/endpoint.ts';
import { type Clock, realClock } from '#kit/clock.ts';
import { takeFollowUp } from '#web/profile/after-login.ts';
import { tellOtherWindows } from '#web/profile/other-windows.ts';
import { holdProfile, holdUser } from '#web/profile/profile.ts';
import type { SignedIn } from '#web/profile/profile-rules.ts';
import { toast } from '#web/toasts/toasts.ts';
import type { login } from '../accounts.contract.ts';
import { confirmMessages, loginMessages } from '../accounts.messages.ts';
import { awaitConfirmation, closeModal } from './profile-modal.ts';
import { persistedStep } from './second-factor/persisted-step.ts';

const loginDelayMs = 1_000;
const confirmationDelayMs = 2_500;

const said = { lang: 'pt-BR', about: 'enter' } as const;

/** After a login by password or provider: in, or on to the code that confirms the address. */
export function finishSignIn({ user, token }: DataOf<typeof login>, clock: Clock = realClock): void {
  if (token === null) {
    toast('error', loginMessages.unconfirmed, said);
    awaitConfirmation(user);
    return;
  }
  persistedStep.drop();
  toast('success', loginMessages.done, said);
  const followUp = takeFollowUp();
  closeModal();
  clock.setTimeout(() => {
    settle({ user, token });
    followUp?.();
  }, loginDelayMs);
}

/** After the right code: the person is known at once, and a moment later inside. */
export function finishConfirmedSignIn({ user, token }: SignedIn, clock: Clock = realClock): void {
  toast('success', confirmMessages.done, said);
  holdUser(user);
  const followUp = takeFollowUp();
  clock.setTimeout(() => {
    settle({ user, token });
    if (!followUp) return;
    closeModal();
    followUp();
  }, confirmationDelayMs);
}

function settle(signedIn: SignedIn): void {
  holdProfile(signedIn);
  tellOtherWindows('entered');
}
