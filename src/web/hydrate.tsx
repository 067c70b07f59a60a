import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { api } from './api.ts';
import { playFirst } from './early/play-first.ts';
import { interceptLinks } from './link-interceptor.ts';
import { pageState } from './page-state.ts';
import { keepFetching } from './parts/parts.ts';
import { clientContext, lazyPage, shellAround } from './router.tsx';
import { pageRoutes } from './routes.ts';

const { devPages } = pageState();
const routes = shellAround(pageRoutes.filter((route) => devPages || !route.devOnly).map(lazyPage));

/** Hydration must not wait inside React: the chunk of the page at hand is there before the router starts. */
async function resolveCurrentPage(): Promise<void> {
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    const { lazy } = route;
    if (typeof lazy !== 'function') continue;
    const page = await new Promise<object>((resolve) => keepFetching(() => lazy(), { onHere: resolve }));
    Object.assign(route, page, { lazy: undefined });
  }
}

/** Between two long pieces of work the browser may answer whoever touched the page meanwhile. */
function breathe(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}

async function start(): Promise<void> {
  void playFirst();
  await breathe();
  await resolveCurrentPage();
  await breathe();
  const { loaderData, errors } = pageState();
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData, errors },
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(clientContext, api);
      return context;
    },
  });
  interceptLinks(router);
  const root = document.getElementById('root');
  if (!root) return;
  await breathe();
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  });
}

void start();
