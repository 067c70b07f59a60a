import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedPage } from './page-cache.ts';

/** Sends a cached page as it stands: no rendering, no compressing, one write. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  headers: Record<string, string>,
): void {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const etag = encoding ? `${page.etag.slice(0, -1)}-${encoding}"` : page.etag;
  const isUnchanged = page.status === 200 && matches(request.headers['if-none-match'], etag);
  const body = page[encoding ?? 'identity'];
  const all: Record<string, string | number> = {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': page.status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
    vary: 'accept-encoding',
    etag,
  };
  if (page.location) all.location = page.location;
  if (isUnchanged) {
    response.writeHead(304, all).end();
    return;
  }
  if (encoding) all['content-encoding'] = encoding;
  all['content-length'] = body.length;
  response.writeHead(page.status, all);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}

export function encodingFor(accept: string | undefined): 'br' | 'gzip' | undefined {
  if (!accept) return undefined;
  const refused = (name: string) => new RegExp(`\\b${name}\\s*;\\s*q=0(?:\\.0*)?(?:$|[\\s,])`).test(accept);
  if (accept.includes('br') && !refused('br')) return 'br';
  if (accept.includes('gzip') && !refused('gzip')) return 'gzip';
  return undefined;
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
