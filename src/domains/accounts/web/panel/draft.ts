import { profileStore } from '#web/profile/profile.ts';
import { createStore } from '#web/shell/store.ts';
import type { Edits } from './profile-values.ts';

export const noEdits: Edits = {};

/** Lives as long as the page: whoever closes the modal by mistake finds what was typed. Passwords are not kept. */
export const draft = createStore(noEdits);

// Nothing of a person stays in the page after the session.
profileStore.subscribe(() => {
  if (profileStore.get().jwt === null) draft.set(noEdits);
});
