import { matchRoutes, type To } from 'react-router';
import { loadPage, pageRoutes } from '#web/routes.ts';

const table = pageRoutes.map((route) => ({ path: route.path, route }));

/** Fetches the code of the page behind an address. A failure is silent: the click itself will try again and say so. */
export function prefetchPage(to: To): void {
  const path = typeof to === 'string' ? to.replace(/[?#].*$/, '') : to.pathname;
  const match = path ? matchRoutes(table, path)?.at(-1) : undefined;
  if (match) loadPage(match.route.route).catch(() => undefined);
}
