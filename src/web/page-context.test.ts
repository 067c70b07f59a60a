import { createStaticHandler, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { CallError, type Client } from '#contract/client.ts';
import { loadPage } from './load-page.ts';
import { pageContext } from './page-context.ts';
import { clientContext, openPage, shellAround } from './router.tsx';
import { pageRoutes } from './routes.ts';

/** A station that answers nothing: the shell has its defaults for that. */
const client: Client = { call: () => Promise.reject(new CallError(0, 'network')) };

test.each(['/termini/:slug', '*'])(
  'the page %s is handed to the router as its own query would have done',
  async (path) => {
    const route = pageRoutes.find((one) => one.path === path);
    if (!route) throw new Error(`no page ${path}`);
    const url = new URL('http://localhost/termini/uso?pagina=2');
    const ours = await pageContext(route, url, client);
    if (ours instanceof Response) throw new Error('redirected');
    const { page } = await loadPage(route);
    const requestContext = new RouterContextProvider();
    requestContext.set(clientContext, client);
    const theirs = await createStaticHandler(shellAround([openPage(route, page)])).query(new Request(url), {
      requestContext,
    });
    if (theirs instanceof Response) throw new Error('redirected');
    expect(Object.keys(ours.context).sort()).toEqual(Object.keys(theirs).sort());
    expect(ours.context.location).toEqual({ ...theirs.location, key: ours.context.location.key });
    const matchesOf = ({ matches }: typeof theirs) =>
      matches.map(({ params, pathname, route: { id } }) => ({ id, params, pathname }));
    expect(matchesOf(ours.context)).toEqual(matchesOf(theirs));
    expect(ours.context.loaderData).toMatchObject(theirs.loaderData);
    expect(ours.context.errors).toEqual(theirs.errors);
  },
);
