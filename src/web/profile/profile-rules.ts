import type { DataOf } from '#contract/endpoint.ts';
import type { getProfile } from '#domains/accounts/accounts.contract.ts';

export type SignedIn = DataOf<typeof getProfile>;

/** Who is here, as far as the page knows. `jwt` lives in memory only. */
export type Profile = {
  jwt: string | null;
  user: SignedIn['user'] | null;
  sessionHash: string;
  browserHash: string | null;
};

/** What the server's HTML knows of a visitor: nothing. */
export const nobody: Profile = { jwt: null, user: null, sessionHash: '', browserHash: null };

export function isLoggedIn(profile: Profile): boolean {
  return profile.jwt !== null;
}

export function isPro(profile: Profile): boolean {
  return profile.user?.isPro === true;
}

export function signedIn(profile: Profile, { user, token }: SignedIn): Profile {
  return { ...profile, jwt: token, user };
}

export function signedOut(profile: Profile): Profile {
  return { ...profile, jwt: null, user: null };
}
