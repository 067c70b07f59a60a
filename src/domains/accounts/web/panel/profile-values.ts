import type { ProfileUser } from '../../accounts.decode.ts';
import { countryFields } from '../../country.rules.ts';
import type { ProfileChange } from '../../profile.rules.ts';

export type ProfileValues = Pick<ProfileUser, Exclude<keyof ProfileChange, 'newPassword' | 'newPasswordConfirmation'>>;

/** What was typed and is not saved; everything else is as the server told it. */
export type Edits = Partial<ProfileValues>;

const unanswered = { cpf: '', phone: '', stateId: null, cityId: null, postalCode: '' } satisfies Pick<
  ProfileValues,
  (typeof countryFields)[number]
>;

/**
 * Another country has other numbers and places, another state other cities. Whoever comes back to the saved country finds
 * there what is saved.
 */
export function edited(user: ProfileUser, edits: Edits, change: Edits): Edits {
  if (change.country === user.country) {
    const gone: readonly string[] = countryFields;
    return { ...Object.fromEntries(Object.entries(edits).filter(([field]) => !gone.includes(field))), ...change };
  }
  if (change.country) return { ...edits, ...unanswered, ...change };
  return 'stateId' in change ? { ...edits, ...change, cityId: null } : { ...edits, ...change };
}

/** What the edits would change, texts without the spaces around them. Typing something and taking it back is no change. */
export function changesOf(user: ProfileUser, edits: Edits): Edits {
  const tidy = Object.entries(edits).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]);
  return Object.fromEntries(tidy.filter(([field, value]) => user[field as keyof ProfileValues] !== value));
}
