import type { SignedIn } from '#web/profile/profile-rules.ts';
import type { ProfileChange } from '../../profile.rules.ts';

type User = SignedIn['user'];
export type ProfileValues = Pick<User, Exclude<keyof ProfileChange, 'newPassword' | 'newPasswordConfirmation'>>;

/** What was typed and is not saved; everything else is as the server told it. */
export type Edits = Partial<ProfileValues>;

/** Another state has other cities. */
export function edited(edits: Edits, change: Edits): Edits {
  return 'stateId' in change ? { ...edits, ...change, cityId: null } : { ...edits, ...change };
}

/** What the edits would change, texts without the spaces around them. Typing something and taking it back is no change. */
export function changesOf(user: User, edits: Edits): Edits {
  const tidy = Object.entries(edits).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]);
  return Object.fromEntries(tidy.filter(([field, value]) => user[field as keyof ProfileValues] !== value));
}
