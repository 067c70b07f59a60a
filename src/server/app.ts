import { compile } from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import { createClient } from '#contract/client.ts';
import { createAccountContext } from '#domains/accounts/server/account-context.ts';
import { accountsPersonalData } from '#domains/accounts/server/accounts.personal.ts';
import { accountsRoutes } from '#domains/accounts/server/accounts.routes.ts';
import { createIdentify } from '#domains/accounts/server/identify.ts';
import { createIdentityProvider } from '#domains/accounts/server/identity/identity-provider.ts';
import { serveLocalProvider } from '#domains/accounts/server/identity/local-provider.routes.ts';
import { socialRoutes } from '#domains/accounts/server/identity/social.routes.ts';
import { servePersonalData } from '#domains/accounts/server/personal-data.routes.ts';
import { placesRoutes } from '#domains/accounts/server/places/places.routes.ts';
import { serveProGrants } from '#domains/accounts/server/pro.routes.ts';
import { createTokens } from '#domains/accounts/server/tokens.ts';
import { advertisingRoutes } from '#domains/advertising/server/advertising.routes.ts';
import { clientsRoutes } from '#domains/advertising/server/clients.routes.ts';
import { clientsSitemap } from '#domains/advertising/server/clients.sitemap.ts';
import { serveHouseAds } from '#domains/advertising/server/house-ads.routes.ts';
import { serveUserInfos } from '#domains/advertising/server/user-infos.routes.ts';
import { affiliatesRoutes } from '#domains/affiliates/server/affiliates.routes.ts';
import { careersPersonalData } from '#domains/careers/server/careers.personal.ts';
import { careersRoutes } from '#domains/careers/server/careers.routes.ts';
import { createCvFiles } from '#domains/careers/server/cv-files.ts';
import { serveCvUploads } from '#domains/careers/server/upload.routes.ts';
import { createUploadKeys } from '#domains/careers/server/upload-keys.ts';
import { readKnownSongs } from '#domains/catalogue/server/catalogue.read.ts';
import { catalogueRoutes } from '#domains/catalogue/server/catalogue.routes.ts';
import { catalogueSitemaps } from '#domains/catalogue/server/catalogue.sitemaps.ts';
import { serveDownloads } from '#domains/catalogue/server/downloads.routes.ts';
import { songOEmbed } from '#domains/catalogue/server/song-oembed.ts';
import { chartsRoutes } from '#domains/charts/server/charts.routes.ts';
import { chartSitemaps } from '#domains/charts/server/charts.sitemaps.ts';
import { contactPersonalData } from '#domains/contact/server/contact.personal.ts';
import { contactRoutes } from '#domains/contact/server/contact.routes.ts';
import { deskRoutes } from '#domains/desk/server/desk.routes.ts';
import { freeStreamingPersonalData } from '#domains/free-streaming/server/free-streaming.personal.ts';
import { freeStreamingRoutes } from '#domains/free-streaming/server/free-streaming.routes.ts';
import { pollVotesPersonalData } from '#domains/home/server/home.personal.ts';
import { homeRoutes } from '#domains/home/server/home.routes.ts';
import { huntPersonalData } from '#domains/hunt/server/hunt.personal.ts';
import { huntRoutes } from '#domains/hunt/server/hunt.routes.ts';
import type { Broadcast } from '#domains/live/server/broadcast.ts';
import { serveOnAirEvents } from '#domains/live/server/events.routes.ts';
import { standardSources } from '#domains/live/server/hls/hls-sources.ts';
import { layOutNowPlaying } from '#domains/live/server/hls/now-playing-object.ts';
import { serveIcecastAuth } from '#domains/live/server/icecast-auth.routes.ts';
import { createListenerTokens } from '#domains/live/server/listener-token.ts';
import { ratingsPersonalData } from '#domains/live/server/live.personal.ts';
import type { KnownSongs } from '#domains/live/server/live.present.ts';
import { liveRoutes } from '#domains/live/server/live.routes.ts';
import { createOnAirBoard } from '#domains/live/server/on-air-board.ts';
import { servePlayout } from '#domains/live/server/playout.routes.ts';
import { serveRelay } from '#domains/live/server/relay/relay.routes.ts';
import { createRequestSigner } from '#domains/live/server/relay/request-signer.ts';
import { serveStreams } from '#domains/live/server/stream.routes.ts';
import { createStreamList } from '#domains/live/server/stream-list.ts';
import { categoriesStaff } from '#domains/news/server/categories.staff.ts';
import { serveFeeds } from '#domains/news/server/feeds/feed.routes.ts';
import { newsRoutes } from '#domains/news/server/news.routes.ts';
import { googleNewsPath, newsSitemaps, serveGoogleNews } from '#domains/news/server/news.sitemaps.ts';
import { newsroomRoutes } from '#domains/news/server/newsroom.routes.ts';
import { serveOldNewsAddresses } from '#domains/news/server/old-addresses.routes.ts';
import { trackingRoutes } from '#domains/news/server/tracking.routes.ts';
import { partnersRoutes } from '#domains/partners/server/partners.routes.ts';
import { serveEmbed } from '#domains/player/server/embed.routes.ts';
import { listenOEmbed, serveOEmbed } from '#domains/player/server/oembed.routes.ts';
import { servePodcastAudio } from '#domains/podcasts/server/audio.routes.ts';
import { servePodcastEmbeds } from '#domains/podcasts/server/embed/embed.routes.ts';
import { servePodcastFeeds } from '#domains/podcasts/server/feed.routes.ts';
import { mixesRoutes } from '#domains/podcasts/server/mixes/mixes.routes.ts';
import { podcastOEmbed } from '#domains/podcasts/server/podcast-oembed.ts';
import { podcastsPersonalData } from '#domains/podcasts/server/podcasts.personal.ts';
import { podcastsRoutes } from '#domains/podcasts/server/podcasts.routes.ts';
import { podcastSitemaps } from '#domains/podcasts/server/podcasts.sitemap.ts';
import { proRoutes } from '#domains/pro/server/pro.routes.ts';
import { programmesRoutes } from '#domains/programmes/server/programmes.routes.ts';
import { promotionsPersonalData } from '#domains/promotions/server/promotions.personal.ts';
import { promotionsRoutes } from '#domains/promotions/server/promotions.routes.ts';
import { promotionsSitemap } from '#domains/promotions/server/promotions.sitemap.ts';
import { recommendationsPersonalData } from '#domains/recommendations/server/recommendations.personal.ts';
import { recommendationsRoutes } from '#domains/recommendations/server/recommendations.routes.ts';
import { searchRoutes } from '#domains/search/server/search.routes.ts';
import { siteRoutes } from '#domains/site/server/site.routes.ts';
import { listenersRoutes } from '#domains/stats/server/listeners.routes.ts';
import { serveStaffFiles } from '#domains/stats/server/staff-files.routes.ts';
import { statsRoutes } from '#domains/stats/server/stats.routes.ts';
import { servePosters } from '#domains/videos/server/posters.routes.ts';
import { createVideoProvider } from '#domains/videos/server/video-provider.ts';
import { videosRoutes } from '#domains/videos/server/videos.routes.ts';
import { videoSitemaps } from '#domains/videos/server/videos.sitemap.ts';
import type { RouteAccess } from './api/access-policy.ts';
import { serveApiDocs } from './api/docs-page.ts';
import type { Implementation } from './api/implement.ts';
import { inProcessTransport } from './api/in-process.ts';
import { mountEndpoints } from './api/mount.ts';
import { createVisitorTokens } from './api/visitor-tokens.ts';
import { createVoters } from './api/voter.ts';
import type { AppContext } from './app-context.ts';
import { connectionLimits, descriptorLimit } from './connections/connection-limits.ts';
import { guardSockets } from './connections/guard-sockets.ts';
import { createPendingPictures } from './demo/pending-pictures.ts';
import { serveExports } from './desk/export.routes.ts';
import { type SitemapKind, serveSitemaps, shortKind } from './documents/sitemap.ts';
import { strictHeaders } from './headers.ts';
import { createHttp, timeouts } from './http.ts';
import { mailPersonalData } from './mail/mail.personal.ts';
import { serveMailViewer } from './mail/mail-viewer.ts';
import type { MediaLibrary } from './media/ingest.ts';
import { registerMediaRoutes } from './media/media.routes.ts';
import { installOperations } from './operations.ts';
import { serveAssets } from './pages/assets.ts';
import { createCachedPageServer } from './pages/cached-page-server.ts';
import { invalidationChannel } from './pages/invalidate-tags.ts';
import type { PageCache } from './pages/page-cache.ts';
import { servePages } from './pages/page-routes.ts';
import { createPageStamps } from './pages/page-stamps.ts';
import type { Renderer } from './pages/renderer.ts';
import type { PersonalData } from './personal-data.ts';
import { createRowQuota } from './row-quota.ts';

export type StationApp = {
  app: FastifyInstance;
  cache: PageCache;
  routes: RouteAccess[];
  implementations: Implementation[];
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

/** The house put together: the domains are listed here by hand. */
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

  const tokens = createTokens(secret, clock.now);
  const accountContext = createAccountContext(context, { tokens, secret, personal: personalData(secret) });
  const identityProvider = createIdentityProvider(context);
  const listenerTokens = createListenerTokens(secret);
  const uploadKeys = createUploadKeys(secret);
  const visitorTokens = createVisitorTokens(secret);
  const stamps = createPageStamps(secret, clock.now);
  const rowQuota = createRowQuota(context);
  operations.watchRowQuota(rowQuota);
  const voterOf = createVoters({ secret, visitorTokens, now: clock.now });
  const knownSongs: KnownSongs = (addresses) => readKnownSongs(db, addresses);
  const streamList = createStreamList(context);
  const board = createOnAirBoard({ ...context, knownSongs, streams: streamList });
  const videos = createVideoProvider(context);
  const identify = createIdentify(context, tokens);
  const staffResources = [categoriesStaff(context)];
  const implementations = [
    ...deskRoutes(context),
    ...staffResources.flatMap((one) => one.implementations),
    ...siteRoutes({ ...context, visitorTokens }),
    ...homeRoutes({ ...context, voterOf }),
    ...newsRoutes(context),
    ...newsroomRoutes(context),
    ...trackingRoutes({ ...context, visitorTokens, rowQuota }),
    ...catalogueRoutes(context),
    ...chartsRoutes(context),
    ...podcastsRoutes(context),
    ...mixesRoutes(context),
    ...programmesRoutes(context),
    ...videosRoutes({ ...context, videos }),
    ...promotionsRoutes(context),
    ...huntRoutes({ ...context, stamps, secret }),
    ...partnersRoutes(context),
    ...affiliatesRoutes(context),
    ...accountsRoutes(accountContext),
    ...socialRoutes(accountContext, identityProvider),
    ...placesRoutes(),
    ...searchRoutes(context),
    ...statsRoutes({ ...context, visitorTokens, rowQuota }),
    ...listenersRoutes({ ...context, broadcast }),
    ...liveRoutes({ ...context, board, streams: streamList, broadcast, tokens: listenerTokens, voterOf, knownSongs }),
    ...freeStreamingRoutes(context),
    ...contactRoutes(context),
    ...careersRoutes({ ...context, keys: uploadKeys }),
    ...recommendationsRoutes(context),
    ...advertisingRoutes(context),
    ...clientsRoutes(context),
    ...proRoutes(context),
  ];
  mountEndpoints(app, {
    implementations,
    identify,
    limits,
    ownOrigins: new Set([config.publicUrl]),
    secureCookies: config.publicUrl.startsWith('https:'),
  });
  serveApiDocs(app, implementations, config.stationName);
  const expected = config.seed === 'demo' ? createPendingPictures(db) : undefined;
  registerMediaRoutes(app, { library: media, expected });
  await serveCvUploads(app, { ...context, keys: uploadKeys, files: createCvFiles(media.store) });
  serveDownloads(app, { db, media, identify });
  serveStaffFiles(app, { db, identify });
  serveExports(app, { db, identify }, staffResources);
  servePodcastAudio(app, { db, clock, media, identify });
  servePodcastFeeds(app, context);
  serveStreams(app, { ...context, streams: streamList, broadcast, tokens: listenerTokens, limit: streams });
  serveRelay(app, { signer: createRequestSigner(secret, clock.now), broadcast });
  serveOnAirEvents(app, { clock, board, limit: eventLines });
  await layOutNowPlaying({ ...context, board, broadcast });
  servePlayout(app, context, config.playoutKey);
  servePersonalData(app, accountContext, identify);
  serveProGrants(app, context, config.appBackendSecret);
  serveIcecastAuth(app, { ...context, streams: streamList, tokens: listenerTokens });
  serveHouseAds(app, context);
  serveUserInfos(app);
  servePosters(app, context, videos);
  serveFeeds(app, context);
  serveOldNewsAddresses(app);
  serveGoogleNews(app, context);
  serveSitemaps(app, context, {
    kinds: [
      fixedPages(renderer),
      ...newsSitemaps(context),
      ...catalogueSitemaps(context),
      ...chartSitemaps(context),
      ...videoSitemaps(videos),
      promotionsSitemap(context),
      clientsSitemap(context),
      ...podcastSitemaps(context),
    ],
    more: [googleNewsPath],
  });
  const client = createClient(inProcessTransport(implementations, { tag: () => undefined }));
  await serveEmbed(app, { ...context, client, assetFolder });
  await servePodcastEmbeds(app, { ...context, assetFolder });
  serveOEmbed(app, context, [listenOEmbed(context), songOEmbed(context), podcastOEmbed(context)]);
  if (!config.production) serveMailViewer(app, db);
  if (identityProvider.local) serveLocalProvider(app, identityProvider.local);
  if (assetFolder) await serveAssets(app, assetFolder);
  const cache = await servePages(app, {
    renderer,
    implementations,
    stamps,
    limits,
    publicUrl: config.publicUrl,
    headers,
    log,
    keep: !config.devServer,
    devPages: !config.production,
    live: config.hls && { sources: standardSources(config.hls), countOneIn: config.hls.countOneIn },
  });
  if (!config.devServer) pageServer.open(cache, headers, isStopping);
  operations.watchCache(cache);
  events.subscribe(invalidationChannel, (payload) => cache.invalidate(payload.split(' ')));
  events.onGap(() => cache.clear());
  const close = async () => {
    await guard.closeListeners();
    await Promise.all([app.close(), guard.letGo()]);
  };
  return { app, cache, routes, implementations, headers, close };
}

/** Whatever is stored by user or by e-mail address; the account itself goes last, since it is the thread to all of it. */
function personalData(secret: string): PersonalData[] {
  return [
    pollVotesPersonalData(secret),
    ratingsPersonalData(secret),
    promotionsPersonalData,
    huntPersonalData,
    freeStreamingPersonalData,
    contactPersonalData,
    careersPersonalData,
    recommendationsPersonalData,
    podcastsPersonalData,
    mailPersonalData,
    accountsPersonalData,
  ];
}

/** The pages that stand at an address of their own. */
function fixedPages(renderer: Renderer): SitemapKind {
  return shortKind('pages', [], async () => (await renderer.bundle()).fixedPages().map((path) => ({ path })));
}
