import { Icon } from '#web/ui/Icon.tsx';
import { modalMessages as text } from '../accounts.messages.ts';
import type { View } from './modal-state.ts';
import { goTo } from './profile-modal.ts';
import { TextButton } from './TextButton.tsx';

/** For whoever is not logged in: from every screen to the login, and from every screen to a new account. */
export function ModalWays({ view }: { view: View }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-rule pt-3">
      {view !== 'login' && (
        <TextButton onClick={() => goTo('login')} className="inline-flex items-center gap-1">
          <Icon name="chevron-left" size={16} />
          {text.backToLogin}
        </TextButton>
      )}
      {view !== 'register' && view !== 'second-factor' && (
        <p className="flex flex-wrap items-center gap-x-2 text-14 text-ink-2">
          {text.noAccount}
          <TextButton onClick={() => goTo('register')}>{text.register}</TextButton>
        </p>
      )}
    </div>
  );
}
