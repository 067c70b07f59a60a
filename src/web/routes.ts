import type { AnyPage } from './page.ts';

export type PageRoute = {
  path: string;
  /** The page's file below `src/domains/`. */
  source: string;
  /** Query parameters that change what the server renders; all others leave the page the same. */
  query?: readonly string[];
  /** How long a rendered copy counts as fresh, unless a write makes it fresh sooner. */
  maxAgeSeconds?: number;
  /** Stands outside production only. */
  devOnly?: boolean;
};

/** URL -> page, all of them. Static addresses stand before those with parameters; the catch-all is last. */
export const pageRoutes: readonly PageRoute[] = [
  { path: '/', source: 'home/web/HomePage.tsx' },
  { path: '/ascolta-la-radio', source: 'player/web/ListenPage.tsx' },
  { path: '/programacao', source: 'programmes/web/ProgrammesPage.tsx' },
  { path: '/parceiros', source: 'partners/web/PartnersPage.tsx' },
  { path: '/afiliadas', source: 'affiliates/web/AffiliatesPage.tsx' },
  { path: '/chi-siamo', source: 'site/web/AboutPage.tsx' },
  { path: '/termini', source: 'site/web/TermsPage.tsx' },
  { path: '/termini/:slug', source: 'site/web/TermsPage.tsx' },
  { path: '/cookie-policy', source: 'site/web/CookiePolicyPage.tsx' },
  { path: '/delete-data', source: 'site/web/DeleteDataPage.tsx' },
  { path: '/aplicativos', source: 'site/web/AppsPage.tsx' },
  { path: '/mappa-del-sito', source: 'site/web/SiteMapPage.tsx' },
  { path: '/dev/ui', source: 'site/web/UiKitPage.tsx', devOnly: true },
  { path: '*', source: 'site/web/NotFoundPage.tsx' },
];

const pageFiles = import.meta.glob<{ page: AnyPage }>('../domains/*/web/*Page.tsx');

/** Fetches a page's chunk; the browser does it once, on intent or on navigation. */
export function loadPage({ source }: PageRoute): Promise<{ page: AnyPage }> {
  const load = pageFiles[`../domains/${source}`];
  if (!load) throw new Error(`no page at src/domains/${source}`);
  return load();
}
