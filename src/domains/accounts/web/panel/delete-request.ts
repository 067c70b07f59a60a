import { afterLogin } from '#web/profile/after-login.ts';
import { openLogin } from '#web/profile/login-request.ts';
import { createStore } from '#web/shell/store.ts';

/** Whether the panel is to begin with the deletion. Whoever shows it sets it back. */
export const deleteRequest = createStore(false);

/** Leads straight to the last step before the account is deleted; whoever is not signed in does that first. */
export function openDeletion(): void {
  afterLogin(() => {
    deleteRequest.set(true);
    openLogin();
  });
}
