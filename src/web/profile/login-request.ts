import { createStore } from '../shell/store.ts';

/** Whether somebody was asked to sign in and nobody has answered yet. Whoever shows the login sets it back. */
export const loginRequest = createStore(false);

/** What was wanted needs a login: asks for the login modal. */
export function openLogin(): void {
  loginRequest.set(true);
}
