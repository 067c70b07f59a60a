/** Somebody has to make room first. */
export const diskRetrySeconds = 60;

/** No room left, the quota is spent, mounted read-only; and PostgreSQL's word for the first two. */
const refusals = new Set(['ENOSPC', 'EDQUOT', 'EROFS', '53100']);

/** Whether something failed because it could not be written down, and not because of what it was. */
export function isDiskRefusing(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && refusals.has(String(at.code))) return true;
  }
  return false;
}
