import type { FastifyInstance } from 'fastify';
import { createClient } from '#contract/client.ts';
import { defaultStream } from '#engines/player/default-stream.ts';
import { sendFailure } from '../api/error-handler.ts';
import type { Implementation } from '../api/implement.ts';
import { inProcessTransport } from '../api/in-process.ts';
import type { RecentAnswers } from '../api/recent-answers.ts';
import { databaseRetrySeconds, isDatabaseAway } from '../connections/database-away.ts';
import { countCall, type Limits } from '../limits/limits.ts';
import type { Log } from '../log.ts';
import type { RenderedPage } from './cached-page.ts';
import { canonicalPath } from './canonical-path.ts';
import { documentHtml } from './document.ts';
import { createOldAddress } from './old-address.ts';
import { createPageCache, type PageCache, type RenderJob } from './page-cache.ts';
import type { PageStamps } from './page-stamps.ts';
import type { PageBundle, Renderer } from './renderer.ts';
import { sendPage } from './send-page.ts';

type Options = {
  renderer: Renderer;
  implementations: Implementation[];
  recent: RecentAnswers;
  stamps: PageStamps;
  limits: Limits;
  publicUrl: string;
  headers: Record<string, string>;
  log: Log;
  /** While developing nothing is kept. */
  keep: boolean;
  /** Whether the pages meant for developers exist. */
  devPages: boolean;
  /** Where the standard stream is heard, if not here. */
  live?: { sources: { src: string; type: string }[]; countOneIn: number };
};

const defaultMaxAgeSeconds = 60;
export const notFoundKey = '/404';

/** Every address that is no file and no call is a page: from the cache, or rendered once and kept. */
export async function servePages(app: FastifyInstance, options: Options): Promise<PageCache> {
  const cache = createPageCache({ render: (job) => renderPage(job, options) });
  const oldAddress = createOldAddress(options.implementations);

  app.get('/*', { config: { access: 'public' } }, async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (path.startsWith('/api/')) return sendFailure(reply, 404, 'not found');
    const search = request.url.slice(path.length);
    const canonical = canonicalPath(path);
    if (canonical !== path) return reply.redirect(canonical + search, 301);
    if (!options.keep) for (const one of [cache, options.recent]) one.clear();
    const key = await keyOf(await options.renderer.bundle(), path, search, options.devPages);
    const moved = key === notFoundKey ? await oldAddress(path) : null;
    if (moved !== null) return reply.redirect(moved, 301);
    const accept = request.headers['accept-encoding'];
    const page = await cache.get(key, { address: request.ip, accept });
    sendPage(request.raw, reply.raw, page, options.headers);
    // Only now: what is hijacked has no error handler any more.
    reply.hijack();
  });
  app.refusalPage = async ({ status, retryAfterSeconds }, request, reply) => {
    const wait = retryAfterSeconds ? `?attesa=${Math.ceil(retryAfterSeconds)}` : '';
    const address = `/errore/${status}${wait}`;
    const page = await cache.get(address, { address: request.ip }).catch(() => null);
    // A status that has no page of its own is told as it is.
    if (page?.status !== status) return false;
    // To an address of its own: in the browser the address decides which page is hydrated.
    void reply.header('cache-control', 'no-store').redirect(address, 303);
    return true;
  };
  return cache;
}

async function keyOf(bundle: PageBundle, path: string, search: string, devPages: boolean): Promise<string> {
  const route = bundle.matchPage(path);
  if (route.path === '*' || (route.devOnly && !devPages)) return notFoundKey;
  return (await bundle.pageAddress(path, search)).key;
}

async function renderPage(
  { key, asker, tag }: RenderJob,
  { renderer, implementations, recent, stamps, limits, publicUrl, log, devPages, live }: Options,
): Promise<RenderedPage> {
  let hasFailed = false;
  let isPrivate = false;
  const transport = inProcessTransport(implementations, {
    tag,
    recent,
    count: async (endpoint) => asker && countCall(limits, endpoint, asker.address),
    doNotCache: () => {
      isPrivate = true;
    },
    failed: () => {
      hasFailed = true;
    },
  });
  const bundle = await renderer.bundle();
  const url = new URL(publicUrl + key);
  const route = bundle.matchPage(url.pathname);
  const { isOpen } = await bundle.pageAddress(url.pathname, url.search);
  const output = await bundle.render({ url, client: createClient(transport) });
  // A page may stand without a part that broke; the next visitor gets it whole.
  const maxAgeMs = hasFailed || isPrivate ? 0 : (route.maxAgeSeconds ?? defaultMaxAgeSeconds) * 1000;
  if (output.kind === 'redirect') {
    return { status: output.status, html: '', location: output.location, isOpen, maxAgeMs };
  }
  const { error } = output;
  const isAway = isDatabaseAway(error);
  const status = isAway ? 503 : output.status;
  const retryAfterSeconds = isAway ? databaseRetrySeconds : output.retryAfterSeconds;
  if (error) log.error({ err: error, page: route.path }, 'a page failed');
  const files = renderer.files(`src/domains/${route.source}`);
  const state = { ...output.state, devPages, live, stamp: stamps.issue(url.pathname) };
  const sound = live ? undefined : defaultStream.sources[0]?.src;
  const html = documentHtml({ ...output, state, sound, files, extraHead: renderer.extraHead });
  return { status, html, isOpen, isPrivate, maxAgeMs, retryAfterSeconds };
}
