import { compile } from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import { createIdentify } from '#domains/accounts/server/sessions/identify.ts';
import { createTokens } from '#domains/accounts/server/sessions/tokens.ts';
import { readKnownSongs } from '#domains/catalogue/server/catalogue.read.ts';
import type { Broadcast } from '#domains/live/server/broadcast.ts';
import { standardSources } from '#domains/live/server/hls/hls-sources.ts';
import { stationName } from '#domains/site/server/site.read.ts';
import type { RouteAccess } from './api/access-policy.ts';
import { authorizeRoutes } from './api/authorize-routes.ts';
import { serveApiDocs } from './api/docs-page.ts';
import type { Implementation } from './api/implement.ts';
import { mountEndpoints } from './api/mount.ts';
import { createRecentAnswers, type RecentAnswers } from './api/recent-answers.ts';
import { createSharedCalls } from './api/shared-calls.ts';
import { createVisitorTokens } from './api/visitor-tokens.ts';
import { createVoters } from './api/voter.ts';
import type { AppContext } from './app-context.ts';
import { cachedUntilTagged } from './cached-until-tagged.ts';
import { connectionLimits, descriptorLimit } from './connections/connection-limits.ts';
import { guardSockets } from './connections/guard-sockets.ts';
import { createPendingPictures } from './demo/pending-pictures.ts';
import { serveExports } from './desk/export.routes.ts';
import type { StaffResource } from './desk/implement-resource.ts';
import { type SitemapKind, serveSitemaps, shortKind } from './documents/sitemap.ts';
import { strictHeaders } from './http/headers.ts';
import { createHttp, timeouts } from './http/http.ts';
import { installOperations } from './http/operations.ts';
import { createRowQuota } from './limits/row-quota.ts';
import { serveMailViewer } from './mail/mail-viewer.ts';
import type { MediaLibrary } from './media/intake/ingest.ts';
import { registerMediaRoutes } from './media/media.routes.ts';
import { openModules } from './open-modules.ts';
import { serveAssets } from './pages/assets.ts';
import { createCachedPageServer } from './pages/cached-page-server.ts';
import { invalidationChannel } from './pages/invalidate-tags.ts';
import type { PageCache } from './pages/page-cache.ts';
import { servePages } from './pages/page-routes.ts';
import { createPageStamps } from './pages/page-stamps.ts';
import type { Renderer } from './pages/renderer.ts';
import { serveStaffPages } from './pages/staff-pages.ts';

export type StationApp = {
  app: FastifyInstance;
  cache: PageCache;
  recent: RecentAnswers;
  routes: RouteAccess[];
  implementations: Implementation[];
  /** What the staff keep at the desk. */
  staff: StaffResource[];
  /** What every answer of the house carries. */
  headers: Record<string, string>;
  /** Closes the listener, lets what is under way finish, and cuts off what does not in time. */
  close(): Promise<void>;
};

type Options = {
  context: AppContext;
  secret: string;
  renderer: Renderer;
  media: MediaLibrary;
  broadcast: Broadcast;
  /** The built client; undefined while Vite serves it. */
  assetFolder?: string;
  serverFactory?: FastifyServerFactory;
  isStopping?: () => boolean;
};

/** The station put together: what the server brings itself, and what the domains plug in (`domain-modules.ts`). */
export async function createApp({
  context,
  secret,
  renderer,
  media,
  broadcast,
  assetFolder,
  ...options
}: Options): Promise<StationApp> {
  const { config, log, clock, events, limits, db } = context;
  const headers = strictHeaders({
    dev: config.devServer,
    soundFrom: config.icecast?.listenAt.map(({ url }) => url),
    adHosts: config.adHosts,
    hlsFrom: [config.tvStreamUrl, config.hls?.publicUrl].filter((address) => address !== undefined),
    signInFrom: config.firebase?.authDomain,
    framesFrom: [config.podcastHost?.url, config.mixcloud?.widgetUrl].filter((address) => address !== undefined),
  });
  const { sockets, streams, events: eventLines } = connectionLimits(config.connections, descriptorLimit());
  const isProxy = config.trustProxy.length > 0 ? compile(config.trustProxy) : () => false;
  const guard = guardSockets({ limit: sockets, isProxy: (address) => isProxy(address, 0), headers, log });
  const pageServer = createCachedPageServer(timeouts, guard, log);
  const isStopping = options.isStopping ?? (() => false);
  const { app, routes } = await createHttp({
    log,
    headers,
    trustProxy: config.trustProxy,
    busyAfterMs: config.busyAfterMs,
    serverFactory: options.serverFactory ?? pageServer.serverFactory,
  });
  const operations = installOperations(app, {
    pool: context.pool,
    figures: { token: config.metricsToken, needsToken: config.production },
    isStopping,
    pageServer,
  });

  const visitorTokens = createVisitorTokens(secret);
  const stamps = createPageStamps(secret, clock.now);
  const rowQuota = createRowQuota(context);
  operations.watchRowQuota(rowQuota);
  const identify = createIdentify(context, createTokens(secret, clock.now));
  const modules = openModules({
    ...context,
    secret,
    media,
    broadcast,
    identify,
    knownSongs: (addresses) => readKnownSongs(db, addresses),
    visitorTokens,
    voterOf: createVoters({ secret, visitorTokens, now: clock.now }),
    stamps,
    rowQuota,
    connectionLimits: { streams, events: eventLines },
    assetFolder,
  });
  const { implementations } = modules;
  const ownOrigins = new Set([config.publicUrl]);
  const sharedCalls = createSharedCalls();
  authorizeRoutes(app, { identify, ownOrigins });
  mountEndpoints(app, {
    implementations,
    identify,
    limits,
    ownOrigins,
    secureCookies: config.publicUrl.startsWith('https:'),
    sharedCalls,
  });
  serveApiDocs(app, implementations, config.stationName);
  const expected = config.seed === 'demo' ? createPendingPictures(db) : undefined;
  registerMediaRoutes(app, { library: media, expected });
  await modules.mount(app);
  serveExports(app, context, modules.staff);
  serveSitemaps(app, context, { kinds: [fixedPages(renderer), ...modules.sitemaps], more: modules.sitemapFiles });
  if (!config.production) serveMailViewer(app, db);
  if (assetFolder) await serveAssets(app, assetFolder);
  const recent = createRecentAnswers(clock);
  const cache = await servePages(app, {
    renderer,
    implementations,
    recent,
    stamps,
    limits,
    publicUrl: config.publicUrl,
    headers,
    log,
    keep: !config.devServer,
    devPages: !config.production,
    live: config.hls && { sources: standardSources(config.hls), countOneIn: config.hls.countOneIn },
  });
  const named = cachedUntilTagged(events, ['site'], async () => ({ name: await stationName(db, config.stationName) }));
  await serveStaffPages(app, {
    cache,
    identify,
    stationName: async () => (await named()).name,
    assetFolder,
    extraHead: renderer.extraHead,
  });
  if (!config.devServer) pageServer.open({ cache, calls: sharedCalls, headers, isStopping });
  operations.watchCache(cache);
  const kept = [recent, cache];
  events.subscribe(invalidationChannel, (payload) => {
    for (const one of kept) one.invalidate(payload.split(' '));
  });
  events.onGap(() => {
    for (const one of kept) one.clear();
  });
  const close = async () => {
    await guard.closeListeners();
    await Promise.all([app.close(), guard.letGo()]);
  };
  return { app, cache, recent, routes, implementations, staff: modules.staff, headers, close };
}

/** The pages that stand at an address of their own. */
function fixedPages(renderer: Renderer): SitemapKind {
  return shortKind('pages', [], async () => (await renderer.bundle()).fixedPages().map((path) => ({ path })));
}
