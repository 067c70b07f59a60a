import { CallError } from '#contract/client.ts';
import { getProfile } from '#domains/accounts/accounts.contract.ts';
import { signedInCookie } from '#domains/accounts/accounts.rules.ts';
import { api, holdToken } from '../api.ts';
import { browserCookie, cookieText, isSecurePage, setBrowserCookie } from './cookies.ts';
import { type SignedIn, signedIn, signedOut } from './profile-rules.ts';
import { profileStore } from './profile-store.ts';
import { visit } from './visit.ts';
import { browserHash, sessionHash } from './visitor-hashes.ts';

export { profileStore, useProfile } from './profile-store.ts';

/** After hydration: the page the server sent is the same for everybody, so only now is asked who this is. */
export async function startProfile(onSessionLost: () => Promise<void>): Promise<void> {
  profileStore.set({ ...profileStore.get(), sessionHash: sessionHash(), browserHash: browserHash() });
  if (!browserCookie(signedInCookie)) return;
  try {
    holdProfile(await api.call(getProfile));
  } catch (error) {
    if (error instanceof CallError && error.status === 401) await onSessionLost();
    else console.warn('the profile did not load', error);
  }
}

/** A login, a confirmation or a fresh `getProfile` answered. */
export function holdProfile(answer: SignedIn): void {
  holdToken(answer.token);
  profileStore.set(signedIn(profileStore.get(), answer));
}

/** Who it is, before the token comes: nobody is logged in by this alone. */
export function holdUser(user: SignedIn['user']): void {
  profileStore.set({ ...profileStore.get(), user });
}

/** The session is over: nothing of the person stays in the page, and the next page does not ask in vain. */
export function clearProfile(): void {
  holdToken(null);
  setBrowserCookie(cookieText(signedInCookie, '', { maxAgeSeconds: 0, secure: isSecurePage() }));
  profileStore.set(signedOut(profileStore.get()));
}

/** The station has marked this browser. */
export function holdBrowserHash(): void {
  const hash = browserHash();
  const profile = profileStore.get();
  if (profile.browserHash !== hash) profileStore.set({ ...profile, browserHash: hash });
}

let hasAsked = false;

/** The visitor answered the cookie bar earlier: a browser that has no mark, or none that counts, asks for one, once per page. */
export async function rememberBrowser(): Promise<void> {
  if (!browserHash() && !hasAsked) {
    hasAsked = true;
    await visit.start().catch((error) => console.warn('this browser was not marked', error));
  }
  holdBrowserHash();
}
