import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addressField } from '#contract/fields.ts';
import { readNamespace } from '#domains/site/server/site.read.ts';
import { sendFailure } from '#server/api/error-handler.ts';
import type { ZodSchemas } from '#server/api/route-schemas.ts';
import type { AppContext } from '#server/app-context.ts';
import { createDocuments, type MadeDocument } from '#server/documents/documents.ts';
import { metaOfCategory } from '../../news.meta.ts';
import { allNewsSlug, canonicalCategory, newsListPath } from '../../news.rules.ts';
import { listCategories } from '../news.store.ts';
import { atomFeed } from './atom.ts';
import { listFeedNews } from './feed.store.ts';
import { type Feed, feedId, feedItem } from './feed.ts';
import { jsonFeed } from './json-feed.ts';
import { rssFeed } from './rss.ts';

const formats = {
  atom: { type: 'application/atom+xml; charset=utf-8', write: atomFeed },
  rss: { type: 'application/rss+xml; charset=utf-8', write: rssFeed },
  json: { type: 'application/feed+json; charset=utf-8', write: jsonFeed },
};
type FormatName = keyof typeof formats;

const longestFeed = 30;

function isFormat(name: string): name is FormatName {
  return Object.hasOwn(formats, name);
}

export function serveFeeds(
  app: FastifyInstance,
  { db, events, clock, config }: Pick<AppContext, 'db' | 'events' | 'clock' | 'config'>,
): void {
  const { publicUrl, stationName } = config;

  async function readFeed(format: FormatName, slug: string): Promise<Feed | null> {
    const isAll = slug === allNewsSlug;
    const category = isAll ? undefined : (await listCategories(db)).find((one) => one.slug === slug);
    if (!isAll && !category) return null;
    const rows = await listFeedNews(db, category?.id, longestFeed, new Date(clock.now()));
    const namespace = await readNamespace(db);
    const items = rows.map((row) => feedItem(row, { publicUrl, station: stationName, namespace }));
    return {
      id: feedId(`feed/${slug}`, namespace),
      station: stationName,
      title: `${category?.name ?? 'Notizie'} | ${stationName}`,
      description: metaOfCategory(slug)?.description ?? '',
      homeUrl: publicUrl,
      pageUrl: publicUrl + newsListPath(slug),
      feedUrl: `${publicUrl}/feed/${format}/${slug}`,
      updatedAt: new Date(Math.max(0, ...items.map(({ updatedAt }) => updatedAt.getTime()))),
      items,
    };
  }

  async function make(key: string): Promise<MadeDocument | null> {
    const [format = '', slug = ''] = key.split('/');
    if (!isFormat(format)) return null;
    const feed = await readFeed(format, slug);
    const tags = [slug === allNewsSlug ? 'news-list' : `category:${slug}`, 'news-categories'];
    return feed && { text: formats[format].write(feed), tags, modifiedAt: feed.updatedAt };
  }

  const documents = createDocuments(events, make);

  app
    .withTypeProvider<ZodSchemas>()
    .get(
      '/feed/:format/:slug',
      { config: { access: 'public' }, schema: { params: z.object({ format: addressField, slug: addressField }) } },
      async (request, reply) => {
        const { format, slug } = request.params;
        if (!isFormat(format) || !/^[a-z0-9-]{1,80}$/.test(slug)) return sendFailure(reply, 404, 'not found');
        const canonical = canonicalCategory(slug);
        if (canonical !== slug) return reply.redirect(`/feed/${format}/${canonical}`, 301);
        return documents.send(`${format}/${slug}`, formats[format].type, request, reply);
      },
    );
}
