import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedPage } from './cached-page.ts';

type Encoding = 'br' | 'gzip' | 'identity';
/** Names and values in turn: Node walks through a list faster than through an object. */
type Headers = string[];
type Prepared = { etag: string; whole: Headers; unchanged: Headers };

/** Sends a cached page as it stands: no rendering, no compressing, no header put together twice, one write. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  headers: Record<string, string>,
): void {
  const encoding = encodingFor(request.headers['accept-encoding']) ?? 'identity';
  const { etag, whole, unchanged } = preparedFor(page, encoding, headers);
  if (page.status === 200 && matches(request.headers['if-none-match'], etag)) {
    response.writeHead(304, unchanged).end();
    return;
  }
  response.writeHead(page.status, whole);
  if (request.method === 'HEAD') response.end();
  else response.end(page[encoding]);
}

/** Lives as long as the page; the house's own headers are the same for every request. */
const prepared = new WeakMap<CachedPage, Partial<Record<Encoding, Prepared>>>();

function preparedFor(page: CachedPage, encoding: Encoding, headers: Record<string, string>): Prepared {
  const forms = prepared.get(page);
  if (forms) {
    forms[encoding] ??= prepare(page, encoding, headers);
    return forms[encoding];
  }
  const first = prepare(page, encoding, headers);
  prepared.set(page, { [encoding]: first });
  return first;
}

function prepare(page: CachedPage, encoding: Encoding, headers: Record<string, string>): Prepared {
  const etag = encoding === 'identity' ? page.etag : `${page.etag.slice(0, -1)}-${encoding}"`;
  const unchanged = Object.entries({ ...headers, ...page.headers, etag }).flat();
  const whole = [...unchanged, 'content-length', String(page[encoding].length)];
  if (encoding !== 'identity') whole.push('content-encoding', encoding);
  return { etag, whole, unchanged };
}

const refused = {
  br: /\bbr\s*;\s*q=0(?:\.0*)?(?:$|[\s,])/,
  gzip: /\bgzip\s*;\s*q=0(?:\.0*)?(?:$|[\s,])/,
};

export function encodingFor(accept: string | undefined): 'br' | 'gzip' | undefined {
  if (!accept) return undefined;
  if (accept.includes('br') && !refused.br.test(accept)) return 'br';
  if (accept.includes('gzip') && !refused.gzip.test(accept)) return 'gzip';
  return undefined;
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
