import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from '../api/error-handler.ts';
import type { AppContext } from '../app-context.ts';
import { invalidationChannel } from '../pages/invalidate-tags.ts';
import { type CachedPage, createPageCache } from '../pages/page-cache.ts';
import { encodingFor } from '../pages/send-page.ts';

export type MadeDocument = { text: string; tags: readonly string[]; modifiedAt?: Date };

export type Documents = {
  /** Sends the document of this key, or a 404 where `make` knows none. */
  send(key: string, type: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
};

/** What is dated ahead comes out by itself; within this time a document knows of it. */
const maxAgeMs = 60_000;

/** Feeds, site maps and the like: made once, compressed once, kept until what they tell of changes. Readers ask again and again. */
export function createDocuments(
  events: Pick<AppContext['events'], 'subscribe' | 'onGap'>,
  make: (key: string) => Promise<MadeDocument | null>,
): Documents {
  const cache = createPageCache({
    async render({ key, tag }) {
      const made = await make(key);
      if (!made) return { status: 404, html: '', maxAgeMs };
      for (const name of made.tags) tag(name);
      return { status: 200, html: made.text, modifiedAt: made.modifiedAt, maxAgeMs };
    },
  });
  events.subscribe(invalidationChannel, (payload) => cache.invalidate(payload.split(' ')));
  events.onGap(() => cache.clear());

  return {
    async send(key, type, request, reply) {
      const document = await cache.get(key);
      if (document.status !== 200) return sendFailure(reply, document.status, 'not found');
      return sendDocument(document, type, request, reply);
    },
  };
}

function sendDocument(document: CachedPage, type: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const etag = encoding ? `${document.etag.slice(0, -1)}-${encoding}"` : document.etag;
  void reply.headers({
    etag,
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=0, must-revalidate',
    // Readers in other people's pages fetch these too; they hold nothing that is not public.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (document.modifiedAt) void reply.header('last-modified', document.modifiedAt.toUTCString());
  if (isUnchanged(request, etag, document.modifiedAt)) return reply.status(304).send();
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.type(type).send(document.forms[encoding ?? 'identity']);
}

/** The ETag decides where it is sent; the date, which knows whole seconds only, where it is alone. */
function isUnchanged({ headers }: FastifyRequest, etag: string, modifiedAt: Date | undefined): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined) {
    return known === '*' || known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return modifiedAt !== undefined && Math.floor(modifiedAt.getTime() / 1000) * 1000 <= since;
}
