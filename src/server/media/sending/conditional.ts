import type { IncomingHttpHeaders } from 'node:http';

interface Validators {
  etag: string;
  lastModified: Date;
}

/** Whether the client's copy is still good (RFC 9110, 13.1.2 and 13.1.3): a tag, when given, speaks alone. */
export function isNotModified(headers: IncomingHttpHeaders, { etag, lastModified }: Validators): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    return tags.trim() === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return !Number.isNaN(since) && wholeSeconds(lastModified) <= since;
}

/** Whether a part may be sent, or the file changed since the client got its first part (RFC 9110, 13.1.5). */
export function rangeStillFits(headers: IncomingHttpHeaders, { etag, lastModified }: Validators): boolean {
  const condition = headers['if-range'];
  if (condition === undefined) return true;
  const value = String(condition).trim();
  return value.startsWith('"') ? value === etag : Date.parse(value) === wholeSeconds(lastModified);
}

/** HTTP dates know no milliseconds. */
function wholeSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000) * 1000;
}
