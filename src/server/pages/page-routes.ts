import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createClient } from '#contract/client.ts';
import { sendFailure } from '../api/error-exit.ts';
import type { Implementation } from '../api/implement.ts';
import { inProcessTransport } from '../api/in-process.ts';
import type { Log } from '../log.ts';
import { documentHtml } from './document.ts';
import { createPageCache, type PageCache, type RenderedPage } from './page-cache.ts';
import type { PageStamps } from './page-stamps.ts';
import type { PageBundle, Renderer } from './renderer.ts';
import { sendPage } from './send-page.ts';

type Options = {
  renderer: Renderer;
  implementations: Implementation[];
  stamps: PageStamps;
  publicUrl: string;
  headers: Record<string, string>;
  log: Log;
  /** While developing nothing is kept. */
  keep: boolean;
  /** Whether the pages meant for developers exist. */
  devPages: boolean;
};

const defaultMaxAgeSeconds = 60;
const notFoundKey = '/404';

/** Every address that is no file and no call is a page: from the cache, or rendered once and kept. */
export async function servePages(app: FastifyInstance, options: Options): Promise<PageCache> {
  const bundle = await options.renderer.bundle();
  const cache = createPageCache({ render: (key) => renderPage(key, options) });

  app.get('/*', { config: { access: 'public' } }, async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (path.startsWith('/api/')) return sendFailure(reply, 404, 'not found');
    const canonical = canonicalPath(path);
    if (canonical !== path) return reply.redirect(canonical + request.url.slice(path.length), 301);
    if (!options.keep) cache.clear();
    const page = await cache.get(keyOf(bundle, path, request, options.devPages));
    reply.hijack();
    sendPage(request.raw, reply.raw, page, options.headers);
  });
  return cache;
}

/** One address per page: no doubled slashes, no slash at the end. */
function canonicalPath(path: string): string {
  const single = path.replace(/\/{2,}/g, '/');
  return single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single;
}

/** Only what changes the page is part of its key, so that nobody fills the cache with made-up addresses. */
function keyOf(bundle: PageBundle, path: string, request: FastifyRequest, devPages: boolean): string {
  const route = bundle.matchPage(path);
  if (route.path === '*' || (route.devOnly && !devPages)) return notFoundKey;
  if (!route.query?.length) return path;
  const given = request.query as Record<string, unknown>;
  const kept = new URLSearchParams();
  for (const name of route.query) if (typeof given[name] === 'string') kept.set(name, given[name]);
  const text = kept.toString();
  return text ? `${path}?${text}` : path;
}

async function renderPage(
  key: string,
  { renderer, implementations, stamps, publicUrl, log, devPages }: Options,
): Promise<RenderedPage> {
  const tags = new Set<string>();
  const client = createClient(inProcessTransport(implementations, (tag) => tags.add(tag)));
  const bundle = await renderer.bundle();
  const url = new URL(publicUrl + key);
  const route = bundle.matchPage(url.pathname);
  const output = await bundle.render({ url, client });
  const maxAgeMs = (route.maxAgeSeconds ?? defaultMaxAgeSeconds) * 1000;
  if (output.kind === 'redirect') {
    return { status: output.status, html: '', location: output.location, tags: [...tags], maxAgeMs };
  }
  if (output.error) log.error({ err: output.error, page: route.path }, 'a page failed');
  const files = renderer.files(`src/domains/${route.source}`);
  const state = { ...output.state, devPages, stamp: stamps.issue(url.pathname) };
  const html = documentHtml({ ...output, state, files, extraHead: renderer.extraHead });
  return { status: output.status, html, tags: [...tags], maxAgeMs };
}
