import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import { accountsRoutes } from '#domains/accounts/server/accounts.routes.ts';
import { createIdentify } from '#domains/accounts/server/identify.ts';
import { createTokens } from '#domains/accounts/server/tokens.ts';
import { affiliatesRoutes } from '#domains/affiliates/server/affiliates.routes.ts';
import { freeStreamingRoutes } from '#domains/free-streaming/server/free-streaming.routes.ts';
import type { Broadcast } from '#domains/live/server/broadcast.ts';
import { serveOnAirEvents } from '#domains/live/server/events.routes.ts';
import { serveIcecastAuth } from '#domains/live/server/icecast-auth.routes.ts';
import { createListenerTokens } from '#domains/live/server/listener-token.ts';
import { liveRoutes } from '#domains/live/server/live.routes.ts';
import { createOnAirBoard } from '#domains/live/server/on-air-board.ts';
import { servePlayout } from '#domains/live/server/playout.routes.ts';
import { serveStreams } from '#domains/live/server/stream.routes.ts';
import { newsRoutes } from '#domains/news/server/news.routes.ts';
import { partnersRoutes } from '#domains/partners/server/partners.routes.ts';
import { programmesRoutes } from '#domains/programmes/server/programmes.routes.ts';
import { siteRoutes } from '#domains/site/server/site.routes.ts';
import { statsRoutes } from '#domains/stats/server/stats.routes.ts';
import type { RouteAccess } from './api/access-policy.ts';
import { serveApiDocs } from './api/docs-page.ts';
import type { Implementation } from './api/implement.ts';
import { mountEndpoints } from './api/mount.ts';
import { strictHeaders } from './headers.ts';
import { connectionLimits, createHttp } from './http.ts';
import { serveMailViewer } from './mail/mail-viewer.ts';
import type { MediaLibrary } from './media/ingest.ts';
import { registerMediaRoutes } from './media/media.routes.ts';
import { installOperations } from './operations.ts';
import { serveAssets } from './pages/assets.ts';
import { freshenChannel } from './pages/freshen.ts';
import { createFrontDoor } from './pages/front-door.ts';
import type { PageCache } from './pages/page-cache.ts';
import { servePages } from './pages/page-routes.ts';
import type { Renderer } from './pages/renderer.ts';
import type { Room } from './room.ts';

export type StationApp = {
  app: FastifyInstance;
  cache: PageCache;
  routes: RouteAccess[];
  implementations: Implementation[];
};

type Options = {
  room: Room;
  secret: string;
  renderer: Renderer;
  media: MediaLibrary;
  broadcast: Broadcast;
  /** The built client; undefined while Vite serves it. */
  assetFolder?: string;
  serverFactory?: FastifyServerFactory;
  isStopping?: () => boolean;
};

/** The house put together: the domains are listed here by hand. */
export async function createApp({
  room,
  secret,
  renderer,
  media,
  broadcast,
  assetFolder,
  ...options
}: Options): Promise<StationApp> {
  const { config, log, clock, events, limits, db } = room;
  const headers = strictHeaders({ dev: config.devServer });
  const door = createFrontDoor(connectionLimits);
  const isStopping = options.isStopping ?? (() => false);
  const { app, routes } = await createHttp({
    log,
    headers,
    trustProxy: config.trustProxy,
    serverFactory: options.serverFactory ?? door.serverFactory,
  });
  const operations = installOperations(app, {
    pool: room.pool,
    token: config.metricsToken,
    isStopping,
    door,
  });

  const tokens = createTokens(secret, clock.now);
  const listenerTokens = createListenerTokens(secret);
  const board = createOnAirBoard(room);
  const implementations = [
    ...siteRoutes(room),
    ...newsRoutes(room),
    ...programmesRoutes(room),
    ...partnersRoutes(room),
    ...affiliatesRoutes(room),
    ...accountsRoutes(room, tokens),
    ...statsRoutes(room),
    ...liveRoutes({ ...room, board, tokens: listenerTokens, secret }),
    ...freeStreamingRoutes(room),
  ];
  mountEndpoints(app, {
    implementations,
    identify: createIdentify(room, tokens),
    limits,
    ownOrigins: new Set([config.publicUrl]),
    secureCookies: config.publicUrl.startsWith('https:'),
  });
  serveApiDocs(app, implementations, config.stationName);
  registerMediaRoutes(app, { library: media });
  serveStreams(app, { ...room, broadcast, tokens: listenerTokens });
  serveOnAirEvents(app, { clock, board });
  servePlayout(app, room, config.playoutKey);
  serveIcecastAuth(app, { ...room, tokens: listenerTokens });
  if (!config.production) serveMailViewer(app, db);
  if (assetFolder) await serveAssets(app, assetFolder);
  const cache = await servePages(app, {
    renderer,
    implementations,
    publicUrl: config.publicUrl,
    headers,
    log,
    keep: !config.devServer,
    devPages: !config.production,
  });
  if (!config.devServer) door.open(cache, headers, isStopping);
  operations.watchCache(cache);
  events.subscribe(freshenChannel, (payload) => cache.invalidate(payload.split(' ')));
  events.onGap(() => cache.clear());
  return { app, cache, routes, implementations };
}
