import type { FastifyInstance } from 'fastify';
import type { Access } from '#contract/endpoint.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call this route. A route without it stops the start. */
    access?: Access;
  }
}

export type RouteAccess = { method: string; url: string; access: Access };

/** Stands before every route is added: a route without an access policy stops the start. Returns the growing list of routes. */
export function requireAccessPolicies(app: FastifyInstance): RouteAccess[] {
  const routes: RouteAccess[] = [];
  app.addHook('onRoute', (route) => {
    const access = route.config?.access;
    if (!access) throw new Error(`route ${String(route.method)} ${route.url} declares no access policy`);
    for (const method of [route.method].flat()) routes.push({ method, url: route.url, access });
  });
  return routes;
}
