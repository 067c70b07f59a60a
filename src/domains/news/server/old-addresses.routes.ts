import type { FastifyInstance } from 'fastify';
import { allNewsSlug, categoryTwins, newsListPath } from '../news.rules.ts';

/** The Portuguese addresses of the categories, and `/notizie/tudo`, lead for good to the ones of today. */
export function serveOldNewsAddresses(app: FastifyInstance): void {
  for (const slug of [...Object.keys(categoryTwins), allNewsSlug]) {
    app.get(`/notizie/${slug}`, { config: { access: 'public' } }, (request, reply) => {
      const [, query] = request.url.split('?', 2);
      return reply.redirect(newsListPath(slug) + (query ? `?${query}` : ''), 301);
    });
  }
}
