import { createStore, useStore } from '../shell/store.ts';
import { nobody, type Profile } from './profile-rules.ts';

/** Apart from what fills it: the header shows a name, and its part of the first load stays small. */
export const profileStore = createStore<Profile>(nobody);

export function useProfile(): Profile {
  return useStore(profileStore, nobody);
}
