import type { FastifyInstance } from 'fastify';
import { escapeXml } from '#kit/escape-xml.ts';
import type { AppContext } from '#server/app-context.ts';
import { createDocuments, type MadeDocument } from '#server/documents/documents.ts';
import { type SitemapKind, shortKind } from '#server/documents/sitemap.ts';
import { newsListPath } from '../news.addresses.ts';
import { listCategories, listJournalists, listTags } from './news.store.ts';
import { countOut, listAddresses, listOutSince } from './news-sitemap.store.ts';

type Tools = Pick<AppContext, 'db' | 'clock'>;

export function newsSitemaps({ db, clock }: Tools): SitemapKind[] {
  const now = () => new Date(clock.now());
  return [
    {
      name: 'news',
      tags: ['news-list'],
      count: () => countOut(db, now()),
      async list(offset, limit) {
        const rows = await listAddresses(db, { offset, limit, now: now() });
        return rows.map(({ slug, publishedAt, updatedAt }) => ({
          path: `/notizie/${slug}`,
          modifiedAt: updatedAt ?? publishedAt,
        }));
      },
    },
    // The first ones stand among the fixed pages.
    shortKind('news-categories', ['news-categories'], async () =>
      (await listCategories(db))
        .map(({ slug }) => ({ path: newsListPath(slug) }))
        .filter(({ path }) => path.startsWith('/notizie/categoria/')),
    ),
    shortKind('news-tags', ['news-tags'], async () =>
      (await listTags(db, now())).map(({ slug }) => ({ path: `/notizie/tags/${slug}` })),
    ),
    shortKind('journalists', ['journalists'], async () =>
      (await listJournalists(db)).map(({ slug }) => ({ path: `/jornalistas/${slug}` })),
    ),
  ];
}

export const googleNewsPath = '/sitemap-news.xml';
const recentMs = 2 * 86_400_000;
const longestGoogleNews = 1_000;

/** The items of the last two days, as Google News asks for them. */
export function serveGoogleNews(
  app: FastifyInstance,
  { db, clock, events, config }: Tools & Pick<AppContext, 'events' | 'config'>,
): void {
  const { publicUrl, stationName } = config;
  async function make(): Promise<MadeDocument> {
    const now = clock.now();
    const rows = await listOutSince(db, {
      since: new Date(now - recentMs),
      now: new Date(now),
      limit: longestGoogleNews,
    });
    const lines = rows.map(
      ({ slug, title, publishedAt }) => `<url><loc>${escapeXml(`${publicUrl}/notizie/${encodeURI(slug)}`)}</loc>
<news:news><news:publication><news:name>${escapeXml(stationName)}</news:name><news:language>it</news:language></news:publication>
<news:publication_date>${publishedAt.toISOString()}</news:publication_date><news:title>${escapeXml(title)}</news:title></news:news></url>`,
    );
    const text = `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">
${lines.join('\n')}
</urlset>
`;
    return { text, tags: ['news-list'], modifiedAt: rows[0]?.publishedAt };
  }
  const documents = createDocuments(events, make);
  app.get(googleNewsPath, { config: { access: 'public' } }, (request, reply) =>
    documents.send('recent', 'application/xml; charset=utf-8', request, reply),
  );
}
