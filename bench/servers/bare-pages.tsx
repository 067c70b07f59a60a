import * as React from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router';
import type { Client } from '#contract/client.ts';
import { clientContext, lazyPage, shellAround } from '#web/router.tsx';
import { pageRoutes } from '#web/routes.ts';

export { matchPage } from '#web/entry-server.tsx';
export { pageRoutes };

/** Only React's development build lets tests wait for it. */
export const isProductionReact = !('act' in React && React.act);

const handler = createStaticHandler(shellAround(pageRoutes.map(lazyPage)));

/** The yardstick for a render: the page's tree with its data already in it, and React's `renderToString` around it. */
export async function prepareBareRender(url: URL, client: Client): Promise<() => string> {
  const requestContext = new RouterContextProvider();
  requestContext.set(clientContext, client);
  const context = await handler.query(new Request(url), { requestContext });
  if (context instanceof Response) throw new Error(`${url.pathname} is no page: ${context.status}`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const tree = (
    <React.StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </React.StrictMode>
  );
  return () => renderToString(tree);
}
