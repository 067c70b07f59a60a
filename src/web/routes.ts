import { categorySlugs } from '#domains/news/news.category-slugs.ts';

export type PageRoute = {
  path: string;
  /** The page's file below `src/domains/`. */
  source: string;
  /** How long a rendered copy counts as fresh, unless a write makes it fresh sooner; 0: none is kept. */
  maxAgeSeconds?: number;
  /** Left out of the site map for search engines: what asks not to be indexed, or has its own address elsewhere. */
  unlisted?: boolean;
  /** The values of the path's parameter that are known here; those of the domains' tables are listed by the domains. */
  slugs?: readonly string[];
  /** Stands outside production only. */
  devOnly?: boolean;
};

/** URL -> page, all of them. Static addresses stand before those with parameters; the catch-all is last. */
export const pageRoutes: readonly PageRoute[] = [
  { path: '/', source: 'home/web/HomePage.tsx' },
  { path: '/ascolta-la-radio', source: 'player/web/ListenPage.tsx' },
  { path: '/notizie', source: 'news/web/NewsPage.tsx' },
  ...categorySlugs.map((slug) => ({ path: `/notizie/${slug}`, source: 'news/web/NewsPage.tsx' })),
  // On the site map where there are such categories: the first ones have addresses of their own.
  { path: '/notizie/categoria/:slug', source: 'news/web/NewsPage.tsx', unlisted: true },
  { path: '/notizie/tags', source: 'news/web/TagsPage.tsx' },
  { path: '/notizie/tags/:slug', source: 'news/web/TagPage.tsx' },
  { path: '/notizie/:slug', source: 'news/web/ArticlePage.tsx' },
  { path: '/jornalistas', source: 'news/web/JournalistsPage.tsx' },
  { path: '/jornalistas/:slug', source: 'news/web/JournalistPage.tsx' },
  { path: '/feed', source: 'news/web/FeedPage.tsx' },
  { path: '/cerca', source: 'search/web/SearchPage.tsx', maxAgeSeconds: 0, unlisted: true },
  { path: '/artisti', source: 'catalogue/web/ArtistsPage.tsx' },
  { path: '/artisti/:slug', source: 'catalogue/web/ArtistPage.tsx' },
  { path: '/canzoni', source: 'catalogue/web/SongsPage.tsx' },
  { path: '/canzoni/:slug', source: 'catalogue/web/SongPage.tsx' },
  { path: '/as-10-mais', source: 'charts/web/Top10Page.tsx' },
  { path: '/le-100-piu', source: 'charts/web/Top100Page.tsx', unlisted: true },
  { path: '/le-100-piu/:year', source: 'charts/web/Top100Page.tsx' },
  { path: '/podcasts', source: 'podcasts/web/PodcastsPage.tsx' },
  { path: '/podcasts/outros', source: 'podcasts/web/MixesPage.tsx', maxAgeSeconds: 60 },
  { path: '/podcasts/outros/:slug', source: 'podcasts/web/MixesPage.tsx', maxAgeSeconds: 60 },
  { path: '/podcasts/:slug', source: 'podcasts/web/ShowPage.tsx' },
  { path: '/podcasts/:slug/:episode', source: 'podcasts/web/EpisodePage.tsx' },
  { path: '/programacao', source: 'programmes/web/ProgrammesPage.tsx' },
  { path: '/promocoes', source: 'promotions/web/PromotionsPage.tsx' },
  { path: '/promocoes/:slug', source: 'promotions/web/PromotionPage.tsx' },
  { path: '/caca-ao-tesouro', source: 'hunt/web/HuntPage.tsx' },
  { path: '/videos', source: 'videos/web/VideosPage.tsx' },
  { path: '/videos/playlist/:id', source: 'videos/web/PlaylistPage.tsx' },
  { path: '/videos/:slug', source: 'videos/web/VideosPage.tsx' },
  { path: '/tv', source: 'videos/web/TvPage.tsx' },
  { path: '/vantagens-da-assinatura-pro', source: 'pro/web/ProPage.tsx' },
  { path: '/clientes', source: 'advertising/web/ClientsPage.tsx' },
  { path: '/clientes/:slug', source: 'advertising/web/ClientPage.tsx' },
  { path: '/parceiros', source: 'partners/web/PartnersPage.tsx' },
  { path: '/anuncie-conosco', source: 'advertising/web/AdvertisePage.tsx' },
  { path: '/contatto', source: 'contact/web/ContactPage.tsx' },
  { path: '/afiliadas', source: 'affiliates/web/AffiliatesPage.tsx' },
  { path: '/recomende', source: 'recommendations/web/RecommendPage.tsx' },
  { path: '/lavora-con-noi', source: 'careers/web/CareersPage.tsx' },
  { path: '/chi-siamo', source: 'site/web/AboutPage.tsx' },
  { path: '/termini', source: 'site/web/TermsPage.tsx', unlisted: true },
  { path: '/termini/:slug', source: 'site/web/TermsPage.tsx', slugs: ['privacidade', 'uso'] },
  { path: '/cookie-policy', source: 'site/web/CookiePolicyPage.tsx' },
  { path: '/delete-data', source: 'site/web/DeleteDataPage.tsx' },
  { path: '/aplicativos', source: 'site/web/AppsPage.tsx' },
  { path: '/mappa-del-sito', source: 'site/web/SiteMapPage.tsx' },
  { path: '/a1stats', source: 'stats/web/StatsPage.tsx', unlisted: true },
  { path: '/incorpora-il-player', source: 'player/web/EmbedHelpPage.tsx' },
  { path: '/errore/:status', source: 'site/web/RefusedPage.tsx', unlisted: true },
  { path: '/dev/ui', source: 'site/web/UiKitPage.tsx', devOnly: true },
  { path: '*', source: 'site/web/NotFoundPage.tsx' },
];
