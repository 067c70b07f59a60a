import { signedInCookie } from '#domains/accounts/accounts.rules.ts';
import { browserCookie } from './cookies.ts';
import { profileStore } from './profile-store.ts';

/** Somebody is signed in, and the page does not know yet who. */
export function isProfileAwaited(): boolean {
  return profileStore.get().jwt === null && browserCookie(signedInCookie) !== undefined;
}
