import { openLogin } from './login-request.ts';
import { isLoggedIn } from './profile-rules.ts';
import { profileStore } from './profile-store.ts';

let followUp: (() => void) | null = null;

/** Does what needs a login: at once, or after the login that is asked for now. Who closes the modal gives it up. */
export function afterLogin(action: () => void): void {
  if (isLoggedIn(profileStore.get())) return void action();
  followUp = action;
  openLogin();
}

/** For whoever carries the login out: what is to follow it, once. */
export function takeFollowUp(): (() => void) | null {
  const taken = followUp;
  followUp = null;
  return taken;
}

export function dropFollowUp(): void {
  followUp = null;
}
