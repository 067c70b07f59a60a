import type { Profile, SignedIn } from '#web/profile/profile-rules.ts';

export const screens = ['login', 'register', 'confirm-email', 'request-password-reset', 'reset-password'] as const;
/** The second step is reached by a login only, never by choice. */
export type Screen = (typeof screens)[number] | 'second-factor';

export type Submit =
  | 'login'
  | 'registerUser'
  | 'updateProfile'
  | 'deleteProfile'
  | 'confirmEmail'
  | 'requestPasswordReset'
  | 'none';

/** What a mailed link brought along. A number that is none is null. */
export type ModalLink = { userId: number | null; code: string | null; token: string | null };

export type ModalState = {
  isOpen: boolean;
  screen: Screen;
  submitting: Submit;
  /** The provider whose window is open. */
  popup: 'google' | 'facebook' | null;
  /** Whoever has an account, and must confirm its address before entering. */
  pendingUser: SignedIn['user'] | null;
  link: ModalLink | null;
  /** The code was right: the screen only says so, and offers no other way. */
  isConfirmed: boolean;
  /** Of somebody of the staff, after the right password: what the second step begins with. */
  challenge: string | null;
  resetState: 'idle' | 'submitting' | 'success' | 'failure';
  email: string;
};

export const closedModal: ModalState = {
  isOpen: false,
  screen: 'login',
  submitting: 'none',
  popup: null,
  pendingUser: null,
  link: null,
  isConfirmed: false,
  challenge: null,
  resetState: 'idle',
  email: '',
};

export type ModalEvent =
  | { kind: 'opened'; screen: Screen; link: ModalLink | null }
  | { kind: 'closed' }
  | { kind: 'screen-chosen'; screen: Screen }
  | { kind: 'confirmation-awaited'; user: SignedIn['user'] }
  | { kind: 'address-confirmed' }
  | { kind: 'code-awaited'; challenge: string }
  | { kind: 'submit-started'; what: Exclude<Submit, 'none'> }
  | { kind: 'submit-ended' }
  | { kind: 'popup-changed'; provider: ModalState['popup'] }
  | { kind: 'email-typed'; email: string }
  | { kind: 'reset-started' }
  | { kind: 'reset-succeeded' }
  | { kind: 'reset-failed' };

export function modalAfter(state: ModalState, event: ModalEvent): ModalState {
  switch (event.kind) {
    case 'opened':
      return {
        ...state,
        isOpen: true,
        screen: event.screen,
        link: event.link,
        isConfirmed: false,
        resetState: 'idle',
      };
    // What is still under way ends by itself, and says so.
    case 'closed':
      return { ...closedModal, submitting: state.submitting, popup: state.popup };
    case 'screen-chosen':
      return { ...state, screen: event.screen, challenge: null, isConfirmed: false, resetState: 'idle' };
    // A provider's window may have outlived the modal: what it asks for must not go unseen.
    case 'confirmation-awaited':
      return {
        ...state,
        isOpen: true,
        screen: 'confirm-email',
        pendingUser: event.user,
        link: null,
        isConfirmed: false,
      };
    case 'address-confirmed':
      return { ...state, isConfirmed: true };
    case 'code-awaited':
      return { ...state, isOpen: true, screen: 'second-factor', challenge: event.challenge };
    case 'submit-started':
      return { ...state, submitting: event.what };
    case 'submit-ended':
      return { ...state, submitting: 'none' };
    case 'popup-changed':
      return { ...state, popup: event.provider };
    case 'email-typed':
      return { ...state, email: event.email };
    case 'reset-started':
      return { ...state, resetState: 'submitting' };
    // A link works once: nothing of it is kept.
    case 'reset-succeeded':
      return { ...state, resetState: 'success', link: null };
    case 'reset-failed':
      return { ...state, resetState: 'failure' };
  }
}

export type View = Screen | 'panel';

/** Whether the modal has done what it was opened for: then it leads on by itself, or by one button. */
export function isFinished({ isConfirmed, resetState }: ModalState): boolean {
  return isConfirmed || resetState === 'success';
}

/**
 * What the modal shows. Whoever is logged in sees the profile, with two exceptions: an address that is not confirmed
 * comes first, and a mailed link for a new password works for those, too, who forgot it while logged in.
 */
export function viewOf({ screen, link, resetState }: ModalState, { jwt, user }: Pick<Profile, 'jwt' | 'user'>): View {
  if (jwt === null || !user) return screen;
  if (screen === 'reset-password' && (link?.token || resetState === 'success')) return screen;
  return user.emailConfirmed ? 'panel' : 'confirm-email';
}
