import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addressField } from '#contract/fields.ts';
import { Refusal } from '#contract/refusal.ts';
import type { ZodSchemas } from '#server/api/route-schemas.ts';
import type { AppContext } from '#server/app-context.ts';
import type { MediaLibrary } from '#server/media/intake/ingest.ts';
import { sendStored } from '#server/media/sending/send.ts';
import { partsOfSong } from '../catalogue.rules.ts';
import { findSong } from './catalogue.store.ts';

type Tools = Pick<AppContext, 'db'> & { media: Pick<MediaLibrary, 'store'> };

/** A browser goes here by itself, without a Bearer token: the session cookie says who comes. */
export function serveDownloads(app: FastifyInstance, { db, media }: Tools): void {
  app.withTypeProvider<ZodSchemas>().route({
    method: ['GET', 'HEAD'],
    url: '/api/v1/downloads/:fileType/:fileId',
    config: { access: 'user' },
    schema: { params: z.object({ fileType: addressField, fileId: addressField }) },
    async handler(request, reply) {
      const { fileType, fileId } = request.params;
      const parts = fileType === 'music' ? partsOfSong(fileId) : null;
      const song = parts && (await findSong(db, parts));
      const stored = song?.download ? await media.store.head(song.download) : null;
      if (!song || !stored) throw new Refusal(404, 'music not found');
      return sendStored(request, reply, {
        store: media.store,
        stored,
        cacheControl: 'private, no-cache',
        downloadName: `${song.artistName} - ${song.title}.${song.download.split('.').at(-1)}`,
      });
    },
  });
}
