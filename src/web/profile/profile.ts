import { CallError } from '#contract/client.ts';
import { getProfile } from '#domains/accounts/accounts.contract.ts';
import { signedInCookie } from '#domains/accounts/accounts.rules.ts';
import { api, holdToken } from '../api.ts';
import { createStore, useStore } from '../shell/store.ts';
import { browserCookie, cookieText, isSecurePage, setBrowserCookie } from './cookies.ts';
import { nobody, type Profile, type SignedIn, signedIn, signedOut } from './profile-rules.ts';
import { browserHash, keepBrowserHash, sessionHash } from './visitor-hashes.ts';

export const profileStore = createStore<Profile>(nobody);

export function useProfile(): Profile {
  return useStore(profileStore, nobody);
}

/** After hydration: the page the server sent is the same for everybody, so only now is asked who this is. */
export async function startProfile(): Promise<void> {
  profileStore.set({ ...profileStore.get(), sessionHash: sessionHash(), browserHash: browserHash() });
  if (!browserCookie(signedInCookie)) return;
  try {
    holdProfile(await api.call(getProfile));
  } catch (error) {
    if (error instanceof CallError && error.status === 401) clearProfile();
    else console.warn('the profile did not load', error);
  }
}

/** A login, a confirmation or a fresh `getProfile` answered. */
export function holdProfile(answer: SignedIn): void {
  holdToken(answer.token);
  profileStore.set(signedIn(profileStore.get(), answer));
}

/** The session is over: nothing of the person stays in the page, and the next page does not ask in vain. */
export function clearProfile(): void {
  holdToken(null);
  setBrowserCookie(cookieText(signedInCookie, '', { maxAgeSeconds: 0, secure: isSecurePage() }));
  profileStore.set(signedOut(profileStore.get()));
}

/** The visitor has answered the cookie bar: from here on this browser has a mark. */
export function rememberBrowser(): void {
  const hash = keepBrowserHash();
  const profile = profileStore.get();
  if (profile.browserHash !== hash) profileStore.set({ ...profile, browserHash: hash });
}
