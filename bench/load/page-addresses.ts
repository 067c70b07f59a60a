import { openBareBundle } from '../servers/bare-bundle.ts';
import { rawGet } from './raw-get.ts';

export type PageAddress = { route: string; path: string | undefined };

const nowhere = '/questa-pagina-non-esiste';

/** An address for every route that visitors see: its own, or for one with parameters the first link that leads to it. */
export async function addressesOfPages(url: string): Promise<PageAddress[]> {
  const { pageRoutes, matchPage } = await openBareBundle();
  const routes = pageRoutes.filter((route) => !route.devOnly).map((route) => route.path);
  const found = new Map([['*', nowhere]]);
  for (const route of routes) if (!route.includes(':') && route !== '*') found.set(route, route);
  for (const path of found.values()) {
    const html = (await rawGet(url + path)).body.toString();
    for (const [, link = ''] of html.matchAll(/<a [^>]*href="(\/[^"?#]*)/g)) {
      const { path: route } = matchPage(link);
      if (!found.has(route)) found.set(route, link);
    }
  }
  return routes.map((route) => ({ route, path: found.get(route) }));
}

const newest = '/api/v1/news/getNews/0/1/0/0';

/** The address of the newest article that everybody may read. */
export async function newestArticle(url: string): Promise<string> {
  const { data } = JSON.parse((await rawGet(url + newest)).body.toString());
  return `/notizie/${data[0].slug}`;
}
