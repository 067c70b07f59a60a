import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseByteRange } from '#kit/byte-range.ts';
import { extensionOf } from '../store/keys.ts';
import type { ByteSpan, MediaStore, StoredFile } from '../store/store.ts';
import { isNotModified, rangeStillFits } from './conditional.ts';
import { contentTypeOf } from './content-types.ts';

export interface Representation {
  stored: StoredFile;
  open(span?: ByteSpan): Promise<Buffer | Readable>;
}

export interface SendOptions {
  cacheControl: string;
  vary?: string;
  /** Sends it as a download under this name, whatever it is. */
  downloadName?: string;
}

/**
 * Sends a stored file with validators and byte ranges. Domains use it, after their own checks, for what lies under
 * `private/` or is downloaded; the caller decides who may have the file and how long it is cached.
 */
export function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  { store, stored, ...options }: SendOptions & { store: MediaStore; stored: StoredFile },
): Promise<FastifyReply> {
  return sendRepresentation(request, reply, { stored, open: (span) => store.read(stored.key, span) }, options);
}

export async function sendRepresentation(
  request: FastifyRequest,
  reply: FastifyReply,
  { stored, open }: Representation,
  options: SendOptions,
): Promise<FastifyReply> {
  describeFile(reply, stored, options);
  if (isNotModified(request.headers, stored)) return reply.code(304).send();
  const { size } = stored;
  // A range means something for GET only, and a part of another version would spoil what the client already has.
  const mayPart = request.method === 'GET' && rangeStillFits(request.headers, stored);
  const range = parseByteRange(mayPart ? request.headers.range : undefined, size);
  if (range.kind === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${size}`).header('cache-control', 'no-store').send();
  }
  const span = range.kind === 'part' ? { start: range.start, end: range.end } : undefined;
  reply.header('content-length', span ? span.end - span.start + 1 : size);
  if (span) reply.code(206).header('content-range', `bytes ${span.start}-${span.end}/${size}`);
  if (request.method === 'HEAD') return reply.send();
  const body = await open(span);
  if (reply.raw.destroyed && !Buffer.isBuffer(body)) body.destroy();
  return reply.send(body);
}

export const describingHeaders = [
  'accept-ranges',
  'content-disposition',
  'content-length',
  'content-range',
  'etag',
  'last-modified',
  'vary',
];

function describeFile(reply: FastifyReply, stored: StoredFile, { cacheControl, vary, downloadName }: SendOptions) {
  const known = contentTypeOf(extensionOf(stored.key));
  reply
    .header('content-type', known?.type ?? 'application/octet-stream')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', cacheControl)
    .header('etag', stored.etag)
    .header('last-modified', stored.lastModified.toUTCString())
    .header('accept-ranges', 'bytes');
  if (vary) reply.header('vary', vary);
  if (downloadName) reply.header('content-disposition', attachment(downloadName));
  else if (!known || known.kind === 'document') reply.header('content-disposition', attachment(nameOf(stored.key)));
}

/** RFC 6266: plain letters for old clients, the true name in UTF-8 for all others. */
function attachment(name: string): string {
  const plain = name.normalize('NFD').replace(/[^\w .()+-]/g, '');
  const full = encodeURIComponent(name.toWellFormed()).replace(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return plain === name
    ? `attachment; filename="${plain}"`
    : `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}

function nameOf(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1);
}
