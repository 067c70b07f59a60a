import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { addressField } from '#contract/fields.ts';
import { Refusal } from '#contract/refusal.ts';
import { isProListener } from '#domains/accounts/server/accounts.read.ts';
import { authorize } from '#server/api/authorize.ts';
import type { ZodSchemas } from '#server/api/route-schemas.ts';
import type { User } from '#server/api/visitor.ts';
import type { AppContext } from '#server/app-context.ts';
import type { MediaLibrary } from '#server/media/intake/ingest.ts';
import { sendStored } from '#server/media/sending/send.ts';
import { type EpisodeRow, findByPodcastId } from './podcasts.store.ts';
import { findPrivateFeed } from './private-feeds.store.ts';

type Tools = Pick<AppContext, 'db' | 'clock'> & {
  media: Pick<MediaLibrary, 'store'>;
  identify(request: FastifyRequest): Promise<User | null>;
};

/**
 * The sound of an episode, at an address that stays when the file behind it changes. Of a PRO show for PRO listeners only;
 * as a download, with `?scarica=1`, of every show for PRO listeners only.
 */
export function servePodcastAudio(app: FastifyInstance, { db, clock, media, identify }: Tools): void {
  const now = () => new Date(clock.now());

  /** A podcast app has no session: it comes with the key of the listener's own feed. */
  async function opens(key: string, episode: EpisodeRow): Promise<boolean> {
    const own = await findPrivateFeed(db, key);
    return own?.showId === episode.showId && isProListener(db, own.userId, now());
  }

  app.withTypeProvider<ZodSchemas>().route({
    method: ['GET', 'HEAD'],
    url: '/podcasts/audio/:file',
    config: { access: 'public' },
    schema: {
      params: z.object({ file: addressField }),
      querystring: z.object({ chiave: addressField.optional(), scarica: addressField.optional() }),
    },
    async handler(request, reply) {
      const [, podcastId] = /^([\w-]{1,80})\.mp3$/.exec(request.params.file) ?? [];
      const episode = podcastId ? await findByPodcastId(db, podcastId, now()) : undefined;
      if (!episode?.audio) throw new Refusal(404, 'podcast not found');
      const { chiave: key, scarica } = request.query;
      const isDownload = scarica !== undefined;
      const hasKey = key !== undefined && (await opens(key, episode));
      if (isDownload || (episode.show.pro && !hasKey)) {
        await authorize({ access: 'pro', method: 'GET' }, { identify: () => identify(request), sameOrigin: true });
      }
      const stored = await media.store.head(episode.audio);
      if (!stored) throw new Refusal(404, 'podcast not found');
      // Sites that frame our player, and readers in other people's pages, fetch the free ones.
      const isForPro = episode.show.pro || isDownload;
      if (!isForPro) void reply.header('cross-origin-resource-policy', 'cross-origin');
      return sendStored(request, reply, {
        store: media.store,
        stored,
        cacheControl: isForPro ? 'private, no-cache' : 'public, max-age=3600',
        ...(isDownload && { downloadName: `${episode.show.name} - ${episode.title}.mp3` }),
      });
    },
  });
}
