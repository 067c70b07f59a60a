import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addressField, slugField } from '#contract/fields.ts';
import { isProListener } from '#domains/accounts/server/accounts.read.ts';
import { sendFailure } from '#server/api/error-handler.ts';
import type { ZodSchemas } from '#server/api/route-schemas.ts';
import type { AppContext } from '#server/app-context.ts';
import { createDocuments, type MadeDocument } from '#server/documents/documents.ts';
import { feedPath, privateFeedPath } from '../podcasts.rules.ts';
import { type PodcastFeed, podcastGuid, podcastRss } from './podcast-feed.ts';
import { findByPodcastId, findShow, findShowById, keepGuid, listEpisodes } from './podcasts.store.ts';
import { findPrivateFeed } from './private-feeds.store.ts';

/** Directories read the whole of a show; more than this nobody has published here. */
const longestFeed = 300;
const feedType = 'application/rss+xml; charset=utf-8';
const keyForm = /^[\w-]{43}$/;

type Tools = Pick<AppContext, 'db' | 'events' | 'clock' | 'config'>;

/** The feeds of the shows, everybody's and the private ones, and the transcripts that they name. */
export function servePodcastFeeds(app: FastifyInstance, { db, events, clock, config }: Tools): void {
  const now = () => new Date(clock.now());
  const email = /<([^<>]+)>/.exec(config.mailFrom)?.[1] ?? config.mailFrom;
  const place = { publicUrl: config.publicUrl, station: config.stationName, email };

  async function episodesOf({ id }: PodcastFeed['show']) {
    const all = await listEpisodes(db, id, now(), { count: longestFeed });
    return all.filter(({ audio }) => audio !== '');
  }

  /** A private feed is of the same show, and its own address is a secret. */
  async function guidOf({ id, slug, guid }: PodcastFeed['show']): Promise<string> {
    return guid ?? keepGuid(db, id, podcastGuid(config.publicUrl + feedPath(slug)));
  }

  async function makeFeed(slug: string): Promise<MadeDocument | null> {
    const show = await findShow(db, slug);
    if (!show || show.pro || show.type !== 'podcast') return null;
    const episodes = await episodesOf(show);
    const feedUrl = config.publicUrl + feedPath(slug);
    const text = podcastRss({ show, guid: await guidOf(show), episodes, feedUrl, ...place });
    return { text, tags: ['podcasts'], modifiedAt: episodes[0]?.publishedAt };
  }

  async function makeTranscript(podcastId: string): Promise<MadeDocument | null> {
    const episode = await findByPodcastId(db, podcastId, now());
    if (!episode?.transcript || episode.show.pro) return null;
    return { text: episode.transcript, tags: ['podcasts'] };
  }

  const feeds = createDocuments(events, makeFeed);
  const transcripts = createDocuments(events, makeTranscript);
  const open = { config: { access: 'public' as const } };
  const ofShow = { ...open, schema: { params: z.object({ slug: slugField }) } };
  const ofFile = { ...open, schema: { params: z.object({ file: addressField }) } };
  const routes = app.withTypeProvider<ZodSchemas>();

  routes.get('/podcasts/:slug/feed.xml', ofShow, (request, reply) =>
    feeds.send(request.params.slug, feedType, request, reply),
  );

  routes.get('/podcasts/trascrizioni/:file', ofFile, async (request, reply) => {
    const [, podcastId] = /^([\w-]{1,80})\.txt$/.exec(request.params.file) ?? [];
    if (!podcastId) return sendFailure(reply, 404, 'not found');
    return transcripts.send(podcastId, 'text/plain; charset=utf-8', request, reply);
  });

  routes.get('/podcasts/feed-privato/:file', ofFile, async (request, reply) => {
    const key = request.params.file.replace(/\.xml$/, '');
    const own = keyForm.test(key) ? await findPrivateFeed(db, key) : undefined;
    const show = own && (await isProListener(db, own.userId, now())) ? await findShowById(db, own.showId) : undefined;
    if (!show) return sendFailure(reply, 404, 'not found');
    const feedUrl = config.publicUrl + privateFeedPath(key);
    const [guid, episodes] = await Promise.all([guidOf(show), episodesOf(show)]);
    const text = podcastRss({ show, guid, episodes, feedUrl, key, ...place });
    return reply.headers({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' }).type(feedType).send(text);
  });
}
