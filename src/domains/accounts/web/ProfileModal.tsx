import { Suspense, useEffect, useRef } from 'react';
import { useCloseOnNavigation } from '#web/overlays/use-close-on-navigation.ts';
import { useProfile } from '#web/profile/profile.ts';
import { isLoggedIn } from '#web/profile/profile-rules.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import type { SurfaceLang } from '#web/ui/ui.messages.ts';
import {
  confirmMessages,
  loginMessages,
  registerMessages,
  requestResetMessages,
  resetMessages,
} from '../accounts.messages.ts';
import { panelMessages } from '../panel.messages.ts';
import { secondStepMessages } from '../second-factor.messages.ts';
import { LogOutButton } from './LogOutButton.tsx';
import { ModalScreen } from './ModalScreen.tsx';
import { ModalWays } from './ModalWays.tsx';
import { isFinished, type View, viewOf } from './modal-state.ts';
import { usePanelLanguage } from './panel/panel-language.ts';
import { closeModal, useProfileModal } from './profile-modal.ts';

export { openModal } from './profile-modal.ts';

const titles: Record<Exclude<View, 'panel'>, string> = {
  login: loginMessages.title,
  'second-factor': secondStepMessages.title,
  register: registerMessages.title,
  'confirm-email': confirmMessages.title,
  'request-password-reset': requestResetMessages.title,
  'reset-password': resetMessages.title,
};

/** Login, registration and profile, over whatever page is there. */
export function ProfileModal() {
  const state = useProfileModal();
  const profile = useProfile();
  const inPanel = usePanelLanguage();
  const shown = viewOf(state, profile);
  const surface = { view: shown, lang: shown === 'panel' ? inPanel : ('pt-BR' as const) };
  const { view, lang } = useSurfaceWhileLeaving(surface, state.isOpen);
  const body = useFocusOnChange(view);
  useCloseOnNavigation(closeModal);
  const loggedIn = isLoggedIn(profile);

  return (
    <Dialog
      open={state.isOpen}
      onClose={closeModal}
      title={view === 'panel' ? panelMessages[lang].title : titles[view]}
      size={view === 'panel' ? 'medium' : 'small'}
      lang={lang}
    >
      <div ref={body} data-profile-modal={view} data-grows className="grid gap-6">
        {loggedIn && <LogOutButton />}
        <Suspense fallback={<Loader />}>
          <ModalScreen view={view} user={profile.user} />
        </Suspense>
        {!loggedIn && !isFinished(state) && <ModalWays view={view} />}
      </div>
    </Dialog>
  );
}

type Surface = { view: View; lang: SurfaceLang };

/** Closing sets the screen back at once; what leaves the eye slowly is still the screen that was closed. */
function useSurfaceWhileLeaving(surface: Surface, isOpen: boolean): Surface {
  const last = useRef(surface);
  if (isOpen) last.current = surface;
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
