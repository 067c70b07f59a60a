/** How often whoever found the database away may come back. */
export const databaseRetrySeconds = 5;

const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  // The server stops, was killed, starts up, or gave up on a statement.
  '57P01',
  '57P02',
  '57P03',
  '57014',
  // It has more connections than it takes.
  '53300',
]);
/** What the driver says without a code. */
const awayTexts =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (?:has encountered a connection error|was closed) and is not queryable)/;

/** Whether a query failed because its database cannot be reached or does not answer, and not because of the query. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code, syscall } = at as NodeJS.ErrnoException;
    if (code === 'ENOENT' && syscall !== 'connect') continue;
    if (code && (awayCodes.has(code) || code.startsWith('08'))) return true;
    if (awayTexts.test(at.message)) return true;
  }
  return false;
}
