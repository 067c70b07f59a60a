import { createContext, type RouteObject, type RouterContextProvider, useLoaderData } from 'react-router';
import { CallError, type Client } from '#contract/client.ts';
import { loadPage } from './load-page.ts';
import { type AnyPage, isProblem, loadData, withProblemStatus } from './page.ts';
import { absence, fetchPart } from './parts/parts.ts';
import type { PageRoute } from './routes.ts';
import { ErrorPage } from './shell/ErrorPage.tsx';
import { PageFailure } from './shell/PageFailure.tsx';
import { Shell } from './shell/Shell.tsx';
import { shellId } from './shell/use-shell.ts';

/** The typed client of the render or of the browser, handed to every page's `load`. */
export const clientContext = createContext<Client>();

export const boundaryId = 'boundary';

/** Pages as React Router routes: the shell around all, a boundary inside it. */
export function shellAround(pages: RouteObject[]): RouteObject[] {
  return [
    {
      id: shellId,
      Component: Shell,
      // The document brings it along: a browser does not need the code.
      loader: async ({ context }) => (await import('./shell/shell-data.ts')).loadShell(clientOf(context)),
      shouldRevalidate: () => false,
      // An element, because the server's render looks for no component here and would show the error itself.
      children: [{ id: boundaryId, errorElement: <PageFailure />, children: pages }],
    },
  ];
}

/** A page whose code is at hand. */
export function openPage({ path }: PageRoute, page: AnyPage): RouteObject {
  return { id: path, path, element: <PageView page={page} />, handle: page };
}

/** A page whose code comes with the first visit. */
export function lazyPage(route: PageRoute): RouteObject {
  return {
    id: route.path,
    path: route.path,
    lazy: async () => {
      const { page } = await fetchPart(() => loadPage(route));
      return {
        element: <PageView page={page} />,
        loader: async ({ context, params, request }) => {
          const { pathname: path, searchParams: query } = new URL(request.url);
          try {
            return withProblemStatus(await loadData(page, { client: clientOf(context), path, params, query }));
          } catch (error) {
            throw await failureOf(error);
          }
        },
        handle: page,
      };
    },
  };
}

/** What the station has answered stands. Where no answer came, the line or the age of this page may be why. */
async function failureOf(error: unknown): Promise<unknown> {
  const isAnswer = error instanceof Response || (error instanceof CallError && error.status > 0);
  return isAnswer ? error : absence(error);
}

function clientOf(context: Readonly<RouterContextProvider>): Client {
  return context.get(clientContext);
}

function PageView({ page }: { page: AnyPage }) {
  const data = useLoaderData();
  if (isProblem(data)) return <ErrorPage {...data.problem} />;
  return <page.Page data={data} />;
}
