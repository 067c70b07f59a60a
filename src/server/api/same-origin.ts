import type { IncomingHttpHeaders } from 'node:http';

/** Browsers say where a call comes from: Sec-Fetch-Site first, Origin where that is missing. Silence is not a yes. */
export function isSameOrigin(headers: IncomingHttpHeaders, ownOrigins: ReadonlySet<string>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin !== undefined && ownOrigins.has(headers.origin);
}
