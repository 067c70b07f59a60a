import { openLogin } from '#web/profile/login-request.ts';
import { createStore } from '#web/shell/store.ts';

/** Whether the panel is to begin with the deletion. Whoever shows it sets it back. */
export const deleteRequest = createStore(false);

/** Leads a signed-in person straight to the last step before the account is deleted. */
export function openDeletion(): void {
  deleteRequest.set(true);
  openLogin();
}
