import { staffMessages } from './staff.messages.ts';

type UniqueError = { code: string; detail?: string };

/** The field whose value somebody else has already, where PostgreSQL refused a row for that. */
export function uniqueFault(error: unknown): Record<string, string> | null {
  if (!(error instanceof Error)) return null;
  if (!isUnique(error)) return uniqueFault(error.cause);
  const column = /^Key \((?:lower\()?(\w+)/.exec(error.detail ?? '')?.[1];
  return column
    ? { [column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())]: staffMessages.taken }
    : null;
}

function isUnique(error: Error): error is Error & UniqueError {
  return 'code' in error && error.code === '23505';
}
