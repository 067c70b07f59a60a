import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MediaLibrary } from './intake/ingest.ts';
import { acceptedFormats } from './sending/accept.ts';
import { type MediaAddress, parseMediaAddress } from './sending/address.ts';
import { contentTypeOf } from './sending/content-types.ts';
import { describingHeaders, sendRepresentation, sendStored } from './sending/send.ts';
import { extensionOf, isHashedName } from './store/keys.ts';
import { MissingMediaError, type StoredFile } from './store/store.ts';
import { originalName } from './variants/focal-name.ts';
import { createPlaceholders } from './variants/placeholder.ts';
import { qualities, type Size } from './variants/sizes.ts';

const forAYear = 'public, max-age=31536000, immutable';
const forAnHour = 'public, max-age=3600';
const whileEncoding = 'public, max-age=15';
const whileAnotherQualityStandsIn = 'public, max-age=300';

type AddressOf<Kind> = Extract<MediaAddress, { kind: Kind }>;

type Options = {
  library: MediaLibrary;
  /** Whether a picture that is not there is on its way, or came in this moment. */
  expected?: (file: string) => Promise<'drawing' | 'drawn' | null>;
};

export function registerMediaRoutes(app: FastifyInstance, { library, expected }: Options): void {
  const { store, variants } = library;
  const placeholder = createPlaceholders();

  // One route for all of /media, so that a name of any shape meets our own 404 and never the router's.
  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/*',
    config: { access: 'public' },
    async handler(request, reply) {
      const path = request.url.split('?', 1)[0] ?? '';
      const address = path.startsWith('/media/') ? parseMediaAddress(path.slice('/media/'.length)) : null;
      if (!address) return notFound(reply);
      // Other sites may show our pictures and play our sound; the house's own rule would forbid it.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      const sent = await answer(address, request, reply);
      return sent === null ? answerMissing(address, request, reply) : reply;
    },
  });

  /** Nothing of it may have reached the visitor while a picture is looked for a second time. */
  async function answerMissing(address: MediaAddress, request: FastifyRequest, reply: FastifyReply) {
    const state = address.kind === 'quality' ? null : await expected?.(address.file);
    if (state === 'drawing') return sendPlaceholder(address, reply);
    const sent = state === 'drawn' ? await answer(address, request, reply) : null;
    return sent === null ? notFound(reply) : reply;
  }

  async function sendPlaceholder(address: MediaAddress, reply: FastifyReply): Promise<FastifyReply> {
    const size: Size = address.kind === 'image' ? address.size : '1200x600';
    return reply
      .code(200)
      .header('cache-control', 'no-store')
      .type('image/jpeg')
      .send(await placeholder(size));
  }

  /** Null where there is no such file; awaited, a reply that was sent is undefined. */
  async function answer(
    address: MediaAddress,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | null> {
    try {
      return await send(address, request, reply);
    } catch (error) {
      if (!(error instanceof MissingMediaError)) throw error;
      // A file may vanish after it was described and before it was opened.
      for (const name of describingHeaders) reply.removeHeader(name);
      return null;
    }
  }

  function send(address: MediaAddress, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | null> {
    if (address.kind === 'image') return sendImage(address, request, reply);
    if (address.kind === 'quality') return sendQuality(address, request, reply);
    return sendOriginal(address, request, reply);
  }

  async function sendImage({ file, size }: AddressOf<'image'>, request: FastifyRequest, reply: FastifyReply) {
    const served = await variants.serve(file, size, acceptedFormats(request.headers.accept));
    if (!served) return null;
    const { stored, bytes } = served.variant;
    const cacheControl = served.standIn ? whileEncoding : cacheControlOf(file);
    if (!bytes) return sendStored(request, reply, { store, stored, cacheControl, vary: 'Accept' });
    const open = async (span = { start: 0, end: bytes.length - 1 }) => bytes.subarray(span.start, span.end + 1);
    return sendRepresentation(request, reply, { stored, open }, { cacheControl, vary: 'Accept' });
  }

  async function sendQuality(address: AddressOf<'quality'>, request: FastifyRequest, reply: FastifyReply) {
    const { file, quality } = address;
    const others = qualities.filter((other) => other !== quality);
    const found = await firstOf([`${quality}/${file}`, ...others.map((other) => `${other}/${file}`), file]);
    if (!found) return null;
    // Sound has no picture size: its original is as good as any rendition, and final.
    const isFinal = found.key.startsWith(`${quality}/`) || (found.key === file && kindOf(file) === 'audio');
    const cacheControl = isFinal ? cacheControlOf(file) : whileAnotherQualityStandsIn;
    return sendStored(request, reply, { store, stored: found, cacheControl });
  }

  async function sendOriginal({ file }: AddressOf<'original'>, request: FastifyRequest, reply: FastifyReply) {
    const original = originalName(file);
    const stored = (original === file || (await store.head(file))) && (await store.head(original));
    return stored ? sendStored(request, reply, { store, stored, cacheControl: cacheControlOf(file) }) : null;
  }

  async function firstOf(keys: string[]): Promise<StoredFile | null> {
    for (const key of keys) {
      const stored = await store.head(key);
      if (stored) return stored;
    }
    return null;
  }
}

function cacheControlOf(file: string): string {
  return isHashedName(file) ? forAYear : forAnHour;
}

function kindOf(file: string) {
  return contentTypeOf(extensionOf(file))?.kind;
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ status: 404, message: 'not found', data: null });
}
