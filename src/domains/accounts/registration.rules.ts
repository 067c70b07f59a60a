import { isEmail } from '#kit/email.ts';

export type Registration = { name: string; email: string; password: string };
export type RegistrationProblem = 'invalid name' | 'invalid email' | 'invalid password';

export const longestName = 50;
export const longestEmail = 50;
export const passwordLength = { min: 8, max: 20 };

/** What the server refuses a registration for; the first thing wrong, in the order of the form. */
export function registrationProblem({ name, email, password }: Registration): RegistrationProblem | null {
  if (!isName(name)) return 'invalid name';
  if (!isRegistrationEmail(email)) return 'invalid email';
  return isRegistrationPassword(password) ? null : 'invalid password';
}

const registrationForm = ['name', 'email', 'emailConfirmation', 'password', 'passwordConfirmation'] as const;
export type RegistrationField = (typeof registrationForm)[number];
export type RegistrationForm = Record<RegistrationField, string>;
export type FieldProblem = 'empty' | 'invalid' | 'different';

/** What is wrong with each field of the form; a field that is right is not named. */
export function registrationFormProblems(form: RegistrationForm): Partial<Record<RegistrationField, FieldProblem>> {
  const problems: Partial<Record<RegistrationField, FieldProblem>> = {};
  if (!isName(form.name)) problems.name = 'invalid';
  if (!isRegistrationEmail(form.email)) problems.email = 'invalid';
  if (fold(form.emailConfirmation) !== fold(form.email)) problems.emailConfirmation = 'different';
  if (!isRegistrationPassword(form.password)) problems.password = 'invalid';
  if (form.passwordConfirmation !== form.password) problems.passwordConfirmation = 'different';
  for (const field of registrationForm) if (form[field].trim() === '') problems[field] = 'empty';
  return problems;
}

/** Letters of any alphabet with their accents, and spaces between them. */
function isName(text: string): boolean {
  const name = text.trim().normalize('NFC');
  const { length } = [...name];
  return length >= 3 && length <= longestName && /^\p{L}[\p{L}\p{M} ]*$/u.test(name);
}

function isRegistrationEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= longestEmail && isEmail(email);
}

/** A symbol is whatever is neither a letter nor a digit nor a space. */
export function isRegistrationPassword(password: string): boolean {
  const { length } = [...password];
  if (length < passwordLength.min || length > passwordLength.max) return false;
  return [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{M}\p{N}\s]/u].every((kind) => kind.test(password));
}

/** Addresses are the same whatever their case. */
function fold(email: string): string {
  return email.trim().toLowerCase();
}
