import { createHash } from 'node:crypto';
import { validateHeaderValue } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What a render gives: one HTML for everybody. */
export type RenderedPage = {
  status: number;
  html: string;
  location?: string;
  maxAgeMs: number;
  /** Whether anybody can make up more addresses of its kind. */
  isOpen?: boolean;
  retryAfterSeconds?: number;
  /** Shown to whoever was given its address: kept nowhere, found by no search engine, told to no other site. */
  isPrivate?: boolean;
  /** When what it shows last changed, where that is known. */
  modifiedAt?: Date;
};

/** A page as it goes out: its headers checked, its body compressed, once. */
export type CachedPage = {
  status: number;
  etag: string;
  /** Beside those that every answer of the house carries. */
  headers: Readonly<Record<string, string>>;
  identity: Buffer;
  gzip: Buffer;
  br: Buffer;
  /** What it takes in memory. */
  bytes: number;
  modifiedAt?: Date;
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Throws when a header could not be sent: what lies in the cache goes out without any further check. */
export async function packPage(rendered: RenderedPage): Promise<CachedPage> {
  const headers = checkedHeaders(rendered);
  const identity = Buffer.from(rendered.html);
  const [br, gz] = await Promise.all([
    compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_LGWIN]: windowFor(identity.length),
      },
    }),
    compressGzip(identity, { level: 6 }),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const bytes = identity.length + gz.length + br.length;
  return { status: rendered.status, etag, headers, identity, gzip: gz, br, bytes, modifiedAt: rendered.modifiedAt };
}

/**
 * The window that just holds the page, as a power of two: it comes out as small as with the usual one of 4 MB, whose memory is
 * cleared, and counted by the garbage collector, for every page anew.
 */
function windowFor(bytes: number): number {
  const spared = 16;
  const fitting = Math.ceil(Math.log2(bytes + spared));
  return Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(constants.BROTLI_MIN_WINDOW_BITS, fitting));
}

function checkedHeaders({ status, location, retryAfterSeconds, isPrivate }: RenderedPage): Record<string, string> {
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': status === 200 && !isPrivate ? 'public, max-age=0, must-revalidate' : 'no-store',
    vary: 'accept-encoding',
  };
  if (isPrivate) {
    headers['x-robots-tag'] = 'noindex, nofollow';
    headers['referrer-policy'] = 'no-referrer';
  }
  if (location !== undefined) headers.location = location;
  if (retryAfterSeconds !== undefined) headers['retry-after'] = String(Math.ceil(retryAfterSeconds));
  for (const [name, value] of Object.entries(headers)) validateHeaderValue(name, value);
  return headers;
}
