import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router';
import type { Client } from '#contract/client.ts';
import { headHtml } from './head.ts';
import { type AnyPage, isProblem } from './page.ts';
import { clientContext, createRouteObjects } from './router.tsx';
import { type PageRoute, pageRoutes } from './routes.ts';
import type { ShellData } from './shell/shell-data.ts';

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
      routeId: string;
      error: unknown;
    };

type Handler = ReturnType<typeof createStaticHandler>;

const byPath = new Map(pageRoutes.filter(isFixed).map((route) => [route.path, route]));
const table = pageRoutes.map((route) => ({ path: route.path, route }));
const handlers = new Map<PageRoute, Handler>();

/** One for each page: among all of them the router would look for the page a second time, at every render. */
function handlerOf(route: PageRoute): Handler {
  const handler = handlers.get(route) ?? createStaticHandler(createRouteObjects([route]));
  handlers.set(route, handler);
  return handler;
}

/** The page that an address belongs to, for the cache's key and life time. */
export function matchPage(path: string): PageRoute {
  // Static addresses win over those with parameters; the router would rank the whole table anew to find that out.
  const route = byPath.get(path) ?? matchRoutes(table, path)?.[0]?.route.route ?? pageRoutes.at(-1);
  if (!route) throw new Error('the page table is empty');
  return route;
}

export function fixedPages(): string[] {
  return pageRoutes.filter((route) => isFixed(route) && !route.unlisted && !route.devOnly).map(({ path }) => path);
}

function isFixed({ path }: PageRoute): boolean {
  return !path.includes(':') && path !== '*';
}

/** Runs the page's `load` and renders it to completion. */
export async function render({ url, client }: RenderInput): Promise<RenderOutput> {
  const requestContext = new RouterContextProvider();
  requestContext.set(clientContext, client);
  const handler = handlerOf(matchPage(url.pathname));
  const context = await handler.query(new Request(url), { requestContext });
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  const router = createStaticRouter(handler.dataRoutes, context);
  const body = renderToString(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
  );
  const match = context.matches.at(-1);
  const page = match?.route.handle as AnyPage | undefined;
  const routeId = match?.route.id ?? '*';
  const error = context.errors ? Object.values(context.errors)[0] : null;
  return {
    kind: 'page',
    status: context.statusCode,
    head: headOf(context.loaderData, routeId, page, url, context.statusCode),
    body,
    state: { loaderData: context.loaderData, errors: error ? hiddenErrors(context.errors) : null },
    theme: page?.theme ?? 'paper',
    routeId,
    error,
  };
}

function headOf(
  loaderData: Record<string, unknown>,
  routeId: string,
  page: AnyPage | undefined,
  url: URL,
  status: number,
): string {
  const shell = loaderData.shell as ShellData;
  const data = loaderData[routeId];
  const head =
    isProblem(data) || !page || status >= 500
      ? { title: isProblem(data) ? data.problem.title : 'Erro do servidor', noindex: true }
      : page.head(data, shell);
  return headHtml(head, { station: shell.parameters.station.name, origin: url.origin, path: url.pathname, status });
}

/** What went wrong is for the log; the browser learns only where. */
function hiddenErrors(errors: Record<string, unknown> | null): Record<string, { message: string }> {
  return Object.fromEntries(Object.keys(errors ?? {}).map((id) => [id, { message: 'server error' }]));
}
