import type { SignedIn } from '#web/profile/profile-rules.ts';
import { countryFields } from '../../country.rules.ts';
import type { ProfileChange } from '../../profile.rules.ts';

type User = SignedIn['user'];
export type ProfileValues = Pick<User, Exclude<keyof ProfileChange, 'newPassword' | 'newPasswordConfirmation'>>;

/** What was typed and is not saved; everything else is as the server told it. */
export type Edits = Partial<ProfileValues>;

const unanswered = { cpf: '', telefone: '', stateId: null, cityId: null, cep: '' } satisfies Pick<
  ProfileValues,
  (typeof countryFields)[number]
>;

/**
 * Another country has other numbers and places, another state other cities. Whoever comes back to the saved country finds
 * there what is saved.
 */
export function edited(user: User, edits: Edits, change: Edits): Edits {
  if (change.country === user.country) {
    const gone: readonly string[] = countryFields;
    return { ...Object.fromEntries(Object.entries(edits).filter(([field]) => !gone.includes(field))), ...change };
  }
  if (change.country) return { ...edits, ...unanswered, ...change };
  return 'stateId' in change ? { ...edits, ...change, cityId: null } : { ...edits, ...change };
}

/** What the edits would change, texts without the spaces around them. Typing something and taking it back is no change. */
export function changesOf(user: User, edits: Edits): Edits {
  const tidy = Object.entries(edits).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]);
  return Object.fromEntries(tidy.filter(([field, value]) => user[field as keyof ProfileValues] !== value));
}
