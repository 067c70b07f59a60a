import { CallError } from '#contract/client.ts';
import { profileNames } from '../../accounts.decode.ts';
import type { ProfileField } from '../../profile.rules.ts';
import type { ProfileFormMessages } from '../../profile-form.messages.ts';

export type PanelField = ProfileField | 'currentPassword';
export type FieldError = { field: PanelField; text: string };

/** The field that a refusal of `updateProfile` is about, with its text; null where it is about none. */
export function refusedField(error: unknown, text: ProfileFormMessages): FieldError | null {
  if (!(error instanceof CallError)) return null;
  if (isKey(text.refusedFields, error.code)) return text.refusedFields[error.code];
  // The server found by the same rules what the form has let through, such as a birthday in another time zone.
  const problem = error.data as { field?: unknown; code?: unknown } | null;
  const field = typeof problem?.field === 'string' ? profileNames.decodeField(problem.field) : null;
  if (error.code !== 'invalid data' || !isKey(text.labels, field) || field === 'email') return null;
  return { field, text: isKey(text.problems, problem?.code) ? text.problems[problem.code] : text.other };
}

function isKey<T extends object>(table: T, key: unknown): key is keyof T {
  return typeof key === 'string' && Object.hasOwn(table, key);
}
