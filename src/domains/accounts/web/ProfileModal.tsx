import { Suspense, useEffect, useRef } from 'react';
import { useCloseOnNavigation } from '#web/overlays/use-close-on-navigation.ts';
import { useProfile } from '#web/profile/profile.ts';
import { isLoggedIn } from '#web/profile/profile-rules.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import {
  confirmMessages,
  loginMessages,
  modalMessages,
  registerMessages,
  requestResetMessages,
  resetMessages,
} from '../accounts.messages.ts';
import { secondStepMessages } from '../second-factor.messages.ts';
import { LogOutButton } from './LogOutButton.tsx';
import { ModalScreen } from './ModalScreen.tsx';
import { ModalWays } from './ModalWays.tsx';
import { isFinished, type View, viewOf } from './modal-state.ts';
import { closeModal, useProfileModal } from './profile-modal.ts';

export { openModal } from './profile-modal.ts';

const titles: Record<View, string> = {
  login: loginMessages.title,
  'second-factor': secondStepMessages.title,
  register: registerMessages.title,
  'confirm-email': confirmMessages.title,
  'request-password-reset': requestResetMessages.title,
  'reset-password': resetMessages.title,
  panel: modalMessages.profile,
};

/** Login, registration and profile, over whatever page is there. */
export function ProfileModal() {
  const state = useProfileModal();
  const profile = useProfile();
  const view = useViewWhileLeaving(viewOf(state, profile), state.isOpen);
  const body = useFocusOnChange(view);
  useCloseOnNavigation(closeModal);
  const loggedIn = isLoggedIn(profile);

  return (
    <Dialog
      open={state.isOpen}
      onClose={closeModal}
      title={titles[view]}
      size={view === 'panel' ? 'medium' : 'small'}
      lang="pt-BR"
    >
      <div ref={body} data-profile-modal={view} data-grows={view === 'panel' ? undefined : true} className="grid gap-6">
        {loggedIn && <LogOutButton />}
        <Suspense fallback={<Loader />}>
          <ModalScreen view={view} user={profile.user} />
        </Suspense>
        {!loggedIn && !isFinished(state) && <ModalWays view={view} />}
      </div>
    </Dialog>
  );
}

/** Closing sets the screen back at once; what leaves the eye slowly is still the screen that was closed. */
function useViewWhileLeaving(view: View, isOpen: boolean): View {
  const last = useRef(view);
  if (isOpen) last.current = view;
  return last.current;
}

/** Another screen begins at its first field, or at its heading. */
function useFocusOnChange(view: View) {
  const body = useRef<HTMLDivElement>(null);
  const seen = useRef(view);
  useEffect(() => {
    if (seen.current === view) return;
    seen.current = view;
    const dialog = body.current?.closest('dialog[open]');
    (dialog?.querySelector<HTMLElement>('[data-autofocus]') ?? dialog?.querySelector('h2'))?.focus();
  }, [view]);
  return body;
}
