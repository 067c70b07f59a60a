import { registrationFields } from './accounts.rules.ts';
import { type Country, countryForms } from './country.rules.ts';

export const minPasswordLength = 6;
export const maxPasswordLength = 64;
const youngestAge = 4;
const oldestAge = 110;
export const genders = ['MASCULINO', 'FEMININO'] as const;

/** What somebody wants to change; what is not named stays as it is. */
export type ProfileChange = {
  /** By which the numbers, the phone and the address are judged; Brazil where it is not named. */
  country?: Country;
  name?: string;
  lastName?: string;
  cpf?: string;
  birthday?: string;
  gender?: string;
  phone?: string;
  stateId?: number | null;
  cityId?: number | null;
  postalCode?: string;
  district?: string;
  street?: string;
  streetNumber?: string;
  addressSupplement?: string;
  newsletter?: boolean;
  newPassword?: string;
  /** Known to the form only. */
  newPasswordConfirmation?: string;
};

export type ProfileField = keyof ProfileChange;

export type ProfileProblem = {
  [F in keyof typeof checks]: { field: F; code: Exclude<ReturnType<(typeof checks)[F]>, null> };
}[keyof typeof checks];

/**
 * What is wrong with a change, in the order of the form. An empty text takes a value away, which is fine for everything but
 * the name. `today` is a date as 2026-11-15.
 */
export function profileProblems(change: ProfileChange, today: string): ProfileProblem[] {
  const named = (Object.keys(checks) as (keyof typeof checks)[]).filter((field) => change[field] !== undefined);
  return named.flatMap((field) => {
    const code = checks[field](change, today);
    return code ? [{ field, code } as ProfileProblem] : [];
  });
}

/** In the order of the form. Each is asked only about a field that the change names. */
const checks = {
  name: ({ name = '' }) => (isLong(name, 2, 30) ? null : 'invalid name'),
  lastName: ({ lastName = '' }) => (isEmptyOrLong(lastName, 2, 30) ? null : 'invalid last name'),
  cpf: ({ cpf = '', country = 'BR' }) => (cpf === '' || countryForms[country].isTaxNumber(cpf) ? null : 'invalid cpf'),
  phone: ({ phone = '', country = 'BR' }) =>
    phone === '' || countryForms[country].isPhone(phone) ? null : 'invalid phone',
  birthday: ({ birthday = '' }, today) =>
    birthday === '' || isPossibleBirthday(birthday, today) ? null : 'invalid birthday',
  gender: ({ gender = '' }) => (gender === '' || isGender(gender) ? null : 'invalid gender'),
  postalCode: ({ postalCode = '', country = 'BR' }) =>
    postalCode === '' || countryForms[country].isPostalCode(postalCode) ? null : 'invalid postal code',
  district: ({ district = '', country = 'BR' }) => {
    const { min, max } = countryForms[country].district;
    return isEmptyOrLong(district, min, max) ? null : 'invalid district';
  },
  street: ({ street = '' }) => (isEmptyOrLong(street, 3, 60) ? null : 'invalid street'),
  streetNumber: ({ streetNumber = '', country = 'BR' }) =>
    streetNumber.trim() === '' ? null : countryForms[country].streetNumberProblem(streetNumber.trim()),
  addressSupplement: ({ addressSupplement = '' }) => (isLong(addressSupplement, 0, 30) ? null : 'long supplement'),
  newPassword: ({ newPassword = '' }) => newPasswordProblem(newPassword),
  newPasswordConfirmation: ({ newPassword = '', newPasswordConfirmation }) =>
    newPassword === newPasswordConfirmation ? null : 'different passwords',
} as const satisfies Partial<Record<ProfileField, (change: ProfileChange, today: string) => string | null>>;

function isLong(text: string, min: number, max: number): boolean {
  const { length } = text.trim();
  return length >= min && length <= max;
}

function isEmptyOrLong(text: string, min: number, max: number): boolean {
  return text.trim() === '' || isLong(text, min, max);
}

export function isGender(text: string): text is (typeof genders)[number] {
  return (genders as readonly string[]).includes(text);
}

function newPasswordProblem(password: string) {
  if (password.length < minPasswordLength) return 'short password';
  return password.length > maxPasswordLength ? 'long password' : null;
}

function isPossibleBirthday(birthday: string, today: string): boolean {
  const age = ageOn(today, birthday);
  return age !== null && age >= youngestAge && age <= oldestAge;
}

/** Whole years between two dates as 2026-11-15; null when the first is no day of the calendar. */
export function ageOn(today: string, birthday: string): number | null {
  if (!isDay(birthday)) return null;
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

export type MissingField = (typeof registrationFields)[number];

/** What a person has still to fill in until the registration counts as complete. */
export function missingFields(user: { [F in MissingField]: string | number | null }): MissingField[] {
  return registrationFields.filter((field) => user[field] === null || user[field] === '');
}
