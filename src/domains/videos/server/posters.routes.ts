import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { addressField } from '#contract/fields.ts';
import { createSingleFlight } from '#kit/single-flight.ts';
import { sendFailure } from '#server/api/error-handler.ts';
import type { ZodSchemas } from '#server/api/route-schemas.ts';
import type { AppContext } from '#server/app-context.ts';
import type { VideoProvider } from './video-provider.ts';
import { posterPath } from './youtube-channel.ts';

type Poster = { type: string; bytes: Buffer };

const timeoutMs = 5_000;
const mostBytes = 2_000_000;
const keptBytes = 32_000_000;

/**
 * The video site's pictures, handed out from here: whoever only looks at the page is not known there. Nothing but the
 * pictures of the channel's own videos can be asked for.
 */
export function servePosters(app: FastifyInstance, { log }: Pick<AppContext, 'log'>, videos: VideoProvider): void {
  const kept = new LRUCache<string, Poster>({ maxSize: keptBytes, sizeCalculation: ({ bytes }) => bytes.length + 1 });
  const flights = createSingleFlight<string, Poster>();

  async function posterAt(url: string): Promise<Poster> {
    const found = kept.get(url);
    if (found) return found;
    const poster = await flights.run(url, () => fetchPoster(url));
    kept.set(url, poster);
    return poster;
  }

  app
    .withTypeProvider<ZodSchemas>()
    .get(
      posterPath(':videoId'),
      { config: { access: 'public' }, schema: { params: z.object({ videoId: addressField }) } },
      async (request, reply) => {
        const { latest } = await videos.read();
        const url = latest.find(({ videoId }) => videoId === request.params.videoId)?.posterUrl;
        if (!url) return sendFailure(reply, 404, 'not found');
        try {
          const { type, bytes } = await posterAt(url);
          return reply.header('cache-control', 'public, max-age=86400').type(type).send(bytes);
        } catch (error) {
          log.info({ err: error }, 'a poster did not come');
          return sendFailure(reply, 502, 'poster not available');
        }
      },
    );
}

async function fetchPoster(url: string): Promise<Poster> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
  const type = /^image\/(?:jpeg|png|webp|avif)/.exec(response.headers.get('content-type') ?? '')?.[0];
  if (!response.ok || !type)
    throw new Error(`its host answers ${response.status}, ${type ? 'a picture' : 'no picture'}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length > mostBytes) throw new Error('it is too large');
  return { type, bytes };
}
