import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '../api/visitor.ts';
import { canonicalPath } from './canonical-path.ts';
import { formFor } from './pack-page.ts';
import type { PageCache } from './page-cache.ts';
import { notFoundKey } from './page-routes.ts';
import { staffHtml } from './staff-document.ts';
import { readStaffFiles } from './staff-files.ts';

type Options = {
  cache: PageCache;
  identify(request: FastifyRequest): Promise<User | null>;
  /** What the station is called now. */
  stationName(): Promise<string>;
  /** The built client; undefined while Vite serves it. */
  assetFolder: string | undefined;
  /** Inline scripts that only the dev server needs. */
  extraHead: string;
};

/**
 * The desk's one document, for every address below it. Who is signed in and has no staff role finds what any wrong address
 * shows: nothing tells them that a desk is here.
 */
export async function serveStaffPages(app: FastifyInstance, options: Options): Promise<void> {
  const { cache, identify, stationName, extraHead } = options;
  const files = await readStaffFiles(options.assetFolder);
  const desk = async (isSignedIn: boolean) => staffHtml({ files, station: await stationName(), isSignedIn, extraHead });

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const canonical = canonicalPath(path);
    if (canonical !== path) return reply.redirect(canonical + request.url.slice(path.length), 301);
    const user = await identify(request);
    void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow');
    void reply.header('vary', 'cookie, accept-encoding').type('text/html; charset=utf-8');
    if (!user || user.permissions.size > 0) return reply.send(await desk(user !== null));
    const accept = request.headers['accept-encoding'];
    const missing = await cache.get(notFoundKey, { address: request.ip, accept });
    const encoding = formFor(missing, accept) ?? 'identity';
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.status(missing.status).send(missing.forms[encoding]);
  };
  for (const path of ['/redazione', '/redazione/*']) app.get(path, { config: { access: 'public' } }, answer);
}
