import { createStaticHandler, type StaticHandlerContext } from 'react-router';
import type { Client } from '#contract/client.ts';
import { loadPage } from './load-page.ts';
import { type AnyPage, isProblem, type LoadInput, loadData } from './page.ts';
import type { PageQuery } from './page-query.ts';
import { deferredReady } from './parts/deferred.ts';
import { boundaryId, openPage, shellAround } from './router.tsx';
import type { PageRoute } from './routes.ts';
import { loadShell, type ShellData } from './shell/shell-data.ts';
import { shellId } from './shell/use-shell.ts';

type Handler = ReturnType<typeof createStaticHandler>;
type Matches = StaticHandlerContext['matches'];
type Opened = { page: AnyPage; handler: Handler; matches?: Matches };
type Loaded = { data?: unknown; error?: unknown };

export type PageContext = {
  context: StaticHandlerContext;
  page: AnyPage;
  shell: ShellData;
  /** Undefined where loading failed. */
  data: unknown;
};

const openedPages = new Map<PageRoute, Opened>();

/**
 * What the router's own `query` answers for a page that is only read, without the request, signals and search through the
 * table that it makes for each call, a sixteenth of the home's render (docs/decisions/019): the shell's data and the page's, or the response that it threw.
 */
export async function pageContext(route: PageRoute, url: URL, client: Client): Promise<PageContext | Response> {
  const opened = openedPages.get(route) ?? (await open(route));
  const { page, handler } = opened;
  const location = {
    pathname: url.pathname,
    search: url.search,
    hash: '',
    state: null,
    key: 'default',
    mask: undefined,
  };
  const matches = opened.matches ?? handler.match(location) ?? [];
  const input = { client, path: url.pathname, params: matches.at(-1)?.params ?? {}, query: url.searchParams };
  const [shell, { data, error }] = await Promise.all([loadShell(client), settled(page, input)]);
  if (error instanceof Response) return error;
  const context: StaticHandlerContext = {
    basename: '/',
    location,
    matches,
    loaderData: error ? { [shellId]: shell } : { [shellId]: shell, [route.path]: data },
    actionData: null,
    errors: error ? { [boundaryId]: error } : null,
    statusCode: error ? 500 : statusOf(data),
    loaderHeaders: {},
    actionHeaders: {},
    _match: handler.match,
  };
  return { context, page, shell, data };
}

/** What the page of a route reads of the query. */
export async function queryOf(route: PageRoute): Promise<PageQuery> {
  const { page } = openedPages.get(route) ?? (await open(route));
  return page.query ?? {};
}

async function open(route: PageRoute): Promise<Opened> {
  const { page } = await loadPage(route);
  await deferredReady();
  const handler = createStaticHandler(shellAround([openPage(route, page)]));
  // Every address of such a page is the same one.
  const matches = isFixed(route) ? (handler.match(route.path) ?? undefined) : undefined;
  const opened = { page, handler, matches };
  openedPages.set(route, opened);
  return opened;
}

export function isFixed({ path }: PageRoute): boolean {
  return !path.includes(':') && path !== '*';
}

async function settled(page: AnyPage, input: LoadInput): Promise<Loaded> {
  try {
    return { data: await loadData(page, input) };
  } catch (error) {
    return { error: error ?? new Error('the page threw nothing') };
  }
}

function statusOf(data: unknown): number {
  return isProblem(data) ? data.problem.status : 200;
}
