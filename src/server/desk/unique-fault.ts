import { staffMessages } from './staff.messages.ts';

type UniqueError = { code: string; detail?: string };

/** The field whose value somebody else has already, where PostgreSQL refused a row for that. */
export function uniqueFault(error: unknown): Record<string, string> | null {
  if (!(error instanceof Error)) return null;
  if (!isUnique(error)) return uniqueFault(error.cause);
  const column = lastColumn(error.detail);
  if (!column) return null;
  const field = column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return { [field]: field === 'slug' ? staffMessages.takenAddress : staffMessages.taken };
}

/** Of several that are unique together it is the last that somebody can choose anew: an artist's songs share all but their address. */
function lastColumn(detail = ''): string | undefined {
  const key = /^Key \((.+?)\)=\(/.exec(detail)?.[1] ?? '';
  return /^(?:lower\()?(\w+)/.exec(key.split(', ').at(-1) ?? '')?.[1];
}

function isUnique(error: Error): error is Error & UniqueError {
  return 'code' in error && error.code === '23505';
}
