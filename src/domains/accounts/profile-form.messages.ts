import type { Country } from './country.rules.ts';
import { italian } from './profile-form-italian.messages.ts';
import { type ProfileFormMessages, portuguese } from './profile-form-portuguese.messages.ts';

export type { ProfileFormMessages };

/** The form speaks the language of the country that somebody lives in, all of it. */
export const profileFormMessages: Record<Country, ProfileFormMessages> = { BR: portuguese, IT: italian };
