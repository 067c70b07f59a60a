export const socialProviders = ['google', 'facebook'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** What the provider says of the address of whoever signs in. */
export type ProvidedEmail = { email: string | null; emailVerified: boolean };

/** Facebook does not verify every address: whoever comes from there proves it by code when registering. */
export function providedEmailProblem(
  { email, emailVerified }: ProvidedEmail,
  provider: SocialProvider,
): 'no email from provider' | 'email from provider not verified' | null {
  if (!email) return 'no email from provider';
  if (!emailVerified && provider !== 'facebook') return 'email from provider not verified';
  return null;
}

export const providerNames: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' };

export type SocialFlow = 'login' | 'register';

/** What the page says about a sign-in that did not succeed, by the name of its text, and the button that goes along. */
export type SocialNotice = {
  text:
    | 'noVerifiedEmail'
    | 'otherCredential'
    | 'blocked'
    | 'other'
    | 'disabled'
    | 'alreadyRegistered'
    | 'registeredWithOtherEmail'
    | 'registeredOtherwise'
    | 'notFound'
    | 'linkable'
    | 'boundOtherwise';
  action?: 'login' | 'register' | 'link';
};

const anyFlow: Readonly<Record<string, SocialNotice>> = {
  'no email from provider': { text: 'noVerifiedEmail' },
  'email from provider not verified': { text: 'noVerifiedEmail' },
  'user disabled': { text: 'disabled' },
  'auth/popup-blocked': { text: 'blocked' },
  'auth/account-exists-with-different-credential': { text: 'otherCredential' },
};

const byFlow: Readonly<Record<SocialFlow, Readonly<Record<string, SocialNotice>>>> = {
  register: {
    'email and firebaseUid already registered': { text: 'alreadyRegistered', action: 'login' },
    'firebaseUid already registered with other email': { text: 'registeredWithOtherEmail' },
    'email already registered with other firebaseUid': { text: 'registeredOtherwise' },
  },
  login: {
    'user not found by firebaseUid or firebaseEmail': { text: 'notFound', action: 'register' },
    'user found by email but without firebaseUid': { text: 'linkable', action: 'link' },
    'user found by email but with different firebaseUid': { text: 'boundOtherwise' },
  },
};

/** Whoever closes the provider's window knows that they did. */
const silent = new Set(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled']);

/** What to say about a code of the server or of the provider's client; null for nothing. */
export function socialWord(flow: SocialFlow, code: string): SocialNotice | null {
  if (silent.has(code)) return null;
  const known = { ...anyFlow, ...byFlow[flow] };
  return Object.hasOwn(known, code) ? (known[code] ?? { text: 'other' }) : { text: 'other' };
}
