import { realClock } from '#kit/clock.ts';
import { api } from '#web/api.ts';
import { useStore } from '#web/shell/store.ts';
import { toast } from '#web/toasts/toasts.ts';
import { getIdentityProvider, loginFirebase, registerUserFirebase } from '../../social.contract.ts';
import { finishSignIn } from '../finish-sign-in.ts';
import { awaitConfirmation, openModal, profileModal, setPopup } from '../profile-modal.ts';
import { asksSecondStep } from '../second-factor/second-step.ts';
import { atRest, createSocial, type SocialState } from './create-social.ts';

/** The page's one sign-in with a provider. */
export const social = createSocial({
  clock: realClock,
  askProvider: () => api.call(getIdentityProvider),
  loadAdapter: async (settings) =>
    settings.kind === 'firebase'
      ? (await import('./firebase-adapter.ts')).createFirebaseAdapter(settings)
      : (await import('./local-adapter.ts')).localAdapter,
  send: (flow, body) => api.call(flow === 'login' ? loginFirebase : registerUserFirebase, { body }),
  setPopup,
  finishSignIn,
  awaitConfirmation,
  asksSecondStep,
  openScreen: (screen) => openModal(screen),
  say: (kind, text, action) => toast(kind, text, { lang: 'pt-BR', about: 'enter', action }),
});

/** A link that was begun is given up with its screen: whoever opens the modal next begins anew. */
let before = profileModal.get();
profileModal.subscribe(() => {
  const now = profileModal.get();
  if (now.isOpen && (!before.isOpen || now.screen !== before.screen)) social.setLink(null);
  before = now;
});

export function useSocial(): SocialState {
  return useStore(social.store, atRest);
}
