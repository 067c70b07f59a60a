import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import { createClient } from '#contract/client.ts';
import { accountsRoutes } from '#domains/accounts/server/accounts.routes.ts';
import { createIdentify } from '#domains/accounts/server/identify.ts';
import { createTokens } from '#domains/accounts/server/tokens.ts';
import { advertisingRoutes } from '#domains/advertising/server/advertising.routes.ts';
import { serveHouseAds } from '#domains/advertising/server/house-ads.routes.ts';
import { serveUserInfos } from '#domains/advertising/server/user-infos.routes.ts';
import { affiliatesRoutes } from '#domains/affiliates/server/affiliates.routes.ts';
import { catalogueRoutes } from '#domains/catalogue/server/catalogue.routes.ts';
import { serveDownloads } from '#domains/catalogue/server/downloads.routes.ts';
import { songOEmbed } from '#domains/catalogue/server/song-oembed.ts';
import { chartsRoutes } from '#domains/charts/server/charts.routes.ts';
import { freeStreamingRoutes } from '#domains/free-streaming/server/free-streaming.routes.ts';
import { homeRoutes } from '#domains/home/server/home.routes.ts';
import type { Broadcast } from '#domains/live/server/broadcast.ts';
import { serveOnAirEvents } from '#domains/live/server/events.routes.ts';
import { serveIcecastAuth } from '#domains/live/server/icecast-auth.routes.ts';
import { createListenerTokens } from '#domains/live/server/listener-token.ts';
import { liveRoutes } from '#domains/live/server/live.routes.ts';
import { createOnAirBoard } from '#domains/live/server/on-air-board.ts';
import { servePlayout } from '#domains/live/server/playout.routes.ts';
import { serveStreams } from '#domains/live/server/stream.routes.ts';
import { serveFeeds } from '#domains/news/server/feeds/feed.routes.ts';
import { newsRoutes } from '#domains/news/server/news.routes.ts';
import { googleNewsPath, newsSitemaps, serveGoogleNews } from '#domains/news/server/news.sitemaps.ts';
import { newsroomRoutes } from '#domains/news/server/newsroom.routes.ts';
import { serveOldNewsAddresses } from '#domains/news/server/old-addresses.routes.ts';
import { trackingRoutes } from '#domains/news/server/tracking.routes.ts';
import { partnersRoutes } from '#domains/partners/server/partners.routes.ts';
import { serveEmbed } from '#domains/player/server/embed.routes.ts';
import { listenOEmbed, serveOEmbed } from '#domains/player/server/oembed.routes.ts';
import { programmesRoutes } from '#domains/programmes/server/programmes.routes.ts';
import { searchRoutes } from '#domains/search/server/search.routes.ts';
import { siteRoutes } from '#domains/site/server/site.routes.ts';
import { statsRoutes } from '#domains/stats/server/stats.routes.ts';
import type { RouteAccess } from './api/access-policy.ts';
import { serveApiDocs } from './api/docs-page.ts';
import type { Implementation } from './api/implement.ts';
import { inProcessTransport } from './api/in-process.ts';
import { mountEndpoints } from './api/mount.ts';
import { type SitemapKind, serveSitemaps } from './documents/sitemap.ts';
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
  const headers = strictHeaders({
    dev: config.devServer,
    soundFrom: config.icecast?.publicUrl,
    adHosts: config.adHosts,
  });
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
    ...homeRoutes({ ...room, secret }),
    ...newsRoutes(room),
    ...newsroomRoutes(room),
    ...trackingRoutes(room),
    ...catalogueRoutes(room),
    ...chartsRoutes(room),
    ...programmesRoutes(room),
    ...partnersRoutes(room),
    ...affiliatesRoutes(room),
    ...accountsRoutes(room, tokens),
    ...searchRoutes(room),
    ...statsRoutes(room),
    ...liveRoutes({ ...room, board, broadcast, tokens: listenerTokens, secret }),
    ...freeStreamingRoutes(room),
    ...advertisingRoutes(room),
  ];
  const identify = createIdentify(room, tokens);
  mountEndpoints(app, {
    implementations,
    identify,
    limits,
    ownOrigins: new Set([config.publicUrl]),
    secureCookies: config.publicUrl.startsWith('https:'),
  });
  serveApiDocs(app, implementations, config.stationName);
  registerMediaRoutes(app, { library: media });
  serveDownloads(app, { db, media, identify });
  serveStreams(app, { ...room, broadcast, tokens: listenerTokens });
  serveOnAirEvents(app, { clock, board });
  servePlayout(app, room, config.playoutKey);
  serveIcecastAuth(app, { ...room, tokens: listenerTokens });
  serveHouseAds(app, room);
  serveUserInfos(app);
  serveFeeds(app, room);
  serveOldNewsAddresses(app);
  serveGoogleNews(app, room);
  serveSitemaps(app, room, { kinds: [fixedPages(renderer), ...newsSitemaps(room)], more: [googleNewsPath] });
  const client = createClient(inProcessTransport(implementations, () => undefined));
  await serveEmbed(app, { ...room, client, assetFolder });
  serveOEmbed(app, room, [listenOEmbed(room), songOEmbed(room)]);
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

/** The pages that stand at an address of their own. */
function fixedPages(renderer: Renderer): SitemapKind {
  const paths = async () => (await renderer.bundle()).fixedPages();
  return {
    name: 'pages',
    tags: [],
    count: async () => (await paths()).length,
    list: async (offset, limit) => (await paths()).slice(offset, offset + limit).map((path) => ({ path })),
  };
}
