import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedPage, Encoding } from './cached-page.ts';
import { accepts, formFor, readableForms } from './pack-page.ts';

/** Names and values in turn: Node walks through a list faster than through an object. */
type Headers = string[];
type Prepared = { bytes: Buffer; etag: string; whole: Headers; unchanged: Headers };

/** Sends a cached page as it stands: no rendering, no compressing, no header put together twice, one write. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  headers: Record<string, string>,
): void {
  const accept = request.headers['accept-encoding'];
  const { bytes, etag, whole, unchanged } = preparedFor(page, formFor(page, accept) ?? 'identity', headers);
  const known = request.headers['if-none-match'];
  if (page.status === 200 && known && matches(known, etag, page, accept)) {
    response.writeHead(304, unchanged).end();
    return;
  }
  response.writeHead(page.status, whole);
  if (request.method === 'HEAD') response.end();
  else response.end(bytes);
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
  const bytes = page.forms[encoding] ?? page.forms.identity;
  const etag = etagOf(page, encoding);
  const unchanged = Object.entries({ ...headers, ...page.headers, etag }).flat();
  const whole = [...unchanged, 'content-length', String(bytes.length)];
  if (encoding !== 'identity') whole.push('content-encoding', encoding);
  return { bytes, etag, whole, unchanged };
}

function etagOf({ etag }: CachedPage, encoding: Encoding): string {
  return encoding === 'identity' ? etag : `${etag.slice(0, -1)}-${encoding}"`;
}

/** For files that the build has packed in both forms. */
export function encodingFor(accept: string | undefined): 'br' | 'gzip' | undefined {
  if (accepts(accept, 'br')) return 'br';
  return accepts(accept, 'gzip') ? 'gzip' : undefined;
}

/** Whoever got the page in one form keeps it when it has come in a smaller one meanwhile. */
function matches(known: string, etag: string, page: CachedPage, accept: string | undefined): boolean {
  if (known === '*' || known === etag) return true;
  const theirs = known.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return readableForms(accept).some((form) => theirs.includes(etagOf(page, form)));
}
