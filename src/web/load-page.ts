import type { AnyPage } from './page.ts';
import type { PageRoute } from './routes.ts';

const pageFiles = import.meta.glob<{ page: AnyPage }>('../domains/*/web/*Page.tsx');

/** Fetches a page's chunk; the browser does it once, on intent or on navigation. */
export function loadPage({ source }: PageRoute): Promise<{ page: AnyPage }> {
  const load = pageFiles[`../domains/${source}`];
  if (!load) throw new Error(`no page at src/domains/${source}`);
  return load();
}
