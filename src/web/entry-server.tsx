import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { Client } from '#contract/client.ts';
import { describePage, headHtml } from './head.ts';
import { isProblem, type TextFace } from './page.ts';
import { isFixed, pageContext, queryOf } from './page-context.ts';
import { isOpenQuery, knownQuery } from './page-query.ts';
import { type PageRoute, pageRoutes } from './routes.ts';

export type RenderInput = { url: URL; client: Client };

export type RenderOutput =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      head: string;
      body: string;
      state: { loaderData: unknown; errors: unknown };
      theme: 'paper' | 'night';
      faces: TextFace[];
      error: unknown;
      retryAfterSeconds?: number;
    };

/** Where a page lies in the cache, and whether anybody can make up more of its kind. */
export type PageAddress = { key: string; isOpen: boolean };

const byPath = new Map(pageRoutes.filter(isFixed).map((route) => [route.path, route]));
const table = createStaticHandler(pageRoutes.map((route) => ({ path: route.path, handle: route })));

let latest: { path: string; route: PageRoute } | undefined;

/** The page that an address belongs to, for the cache's key and life time, and then for its render. */
export function matchPage(path: string): PageRoute {
  if (latest?.path === path) return latest.route;
  // Static addresses win over those with parameters, so they need no search.
  const route =
    byPath.get(path) ?? (table.match(path)?.[0]?.route.handle as PageRoute | undefined) ?? pageRoutes.at(-1);
  if (!route) throw new Error('the page table is empty');
  latest = { path, route };
  return route;
}

/** Only what the page knows of its query is part of its address, so that nobody fills the cache with made-up ones. */
export async function pageAddress(path: string, search: string): Promise<PageAddress> {
  if (search.length < 2) return { key: path, isOpen: false };
  const rules = await queryOf(matchPage(path));
  const known = knownQuery(rules, new URLSearchParams(search));
  return { key: known.size > 0 ? `${path}?${known}` : path, isOpen: isOpenQuery(rules, known) };
}

/** Every page with the names that it reads of its query. */
export function pageTable(): Promise<{ path: string; query: string[] }[]> {
  return Promise.all(pageRoutes.map(async (route) => ({ path: route.path, query: Object.keys(await queryOf(route)) })));
}

export function fixedPages(): string[] {
  const listed = pageRoutes.filter(({ unlisted, devOnly }) => !unlisted && !devOnly);
  return listed.flatMap((route) => {
    if (isFixed(route)) return [route.path];
    return (route.slugs ?? []).map((slug) => route.path.replace(/:\w+/, slug));
  });
}

/** Runs the page's `load` and renders it to completion. */
export async function render({ url, client }: RenderInput): Promise<RenderOutput> {
  const found = await pageContext(matchPage(url.pathname), url, client);
  if (found instanceof Response) {
    return { kind: 'redirect', status: found.status, location: locationOf(found, url) };
  }
  const { context, page, shell, data } = found;
  const { loaderData, errors, statusCode: status } = context;
  const error = errors ? Object.values(errors)[0] : null;
  // The matches bring their routes along.
  const router = createStaticRouter([], context);
  const body = renderToString(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
  );
  const { head } = describePage(page, data, shell);
  const { name: station } = shell.parameters.station;
  return {
    kind: 'page',
    status,
    head: headHtml(head, { station, origin: url.origin, path: url.pathname, status }),
    body,
    state: { loaderData, errors: error ? hiddenErrors(errors) : null },
    theme: page.theme ?? 'paper',
    faces: head.faces ?? [],
    error,
    retryAfterSeconds: isProblem(data) ? data.problem.retryAfterSeconds : undefined,
  };
}

/** As a header may carry it: whatever is no letter of an address is encoded. Within the site it has no host. */
function locationOf({ headers }: Response, url: URL): string {
  const target = new URL(headers.get('location') ?? '/', url);
  return target.origin === url.origin ? target.href.slice(target.origin.length) : target.href;
}

/** What went wrong is for the log; the browser learns only where. */
function hiddenErrors(errors: Record<string, unknown> | null): Record<string, { message: string }> {
  return Object.fromEntries(Object.keys(errors ?? {}).map((id) => [id, { message: 'server error' }]));
}
