import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedFormats } from './accept.ts';
import { type MediaAddress, parseMediaAddress } from './address.ts';
import { contentTypeOf } from './content-types.ts';
import type { MediaLibrary } from './ingest.ts';
import { extensionOf, isHashedName } from './keys.ts';
import { describingHeaders, sendRepresentation, sendStored } from './send.ts';
import { qualities } from './sizes.ts';
import { MissingMedia, type StoredFile } from './store.ts';

const forAYear = 'public, max-age=31536000, immutable';
const forAnHour = 'public, max-age=3600';
const whileEncoding = 'public, max-age=15';
const whileAnotherQualityStandsIn = 'public, max-age=300';

type AddressOf<Kind> = Extract<MediaAddress, { kind: Kind }>;

export function registerMediaRoutes(app: FastifyInstance, { library }: { library: MediaLibrary }): void {
  const { store, variants } = library;

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
      try {
        return await answer(address, request, reply);
      } catch (error) {
        if (error instanceof MissingMedia) return notFound(reply);
        throw error;
      }
    },
  });

  function answer(address: MediaAddress, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (address.kind === 'image') return sendImage(address, request, reply);
    if (address.kind === 'quality') return sendQuality(address, request, reply);
    return sendOriginal(address, request, reply);
  }

  async function sendImage({ file, size }: AddressOf<'image'>, request: FastifyRequest, reply: FastifyReply) {
    const served = await variants.serve(file, size, acceptedFormats(request.headers.accept));
    if (!served) return notFound(reply);
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
    if (!found) return notFound(reply);
    // Sound has no picture size: its original is as good as any rendition, and final.
    const isFinal = found.key.startsWith(`${quality}/`) || (found.key === file && kindOf(file) === 'audio');
    const cacheControl = isFinal ? cacheControlOf(file) : whileAnotherQualityStandsIn;
    return sendStored(request, reply, { store, stored: found, cacheControl });
  }

  async function sendOriginal({ file }: AddressOf<'original'>, request: FastifyRequest, reply: FastifyReply) {
    const stored = await store.head(file);
    return stored ? sendStored(request, reply, { store, stored, cacheControl: cacheControlOf(file) }) : notFound(reply);
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
  // A file may vanish after it was described and before it was opened.
  for (const name of describingHeaders) reply.removeHeader(name);
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ status: 404, message: 'not found', data: null });
}
