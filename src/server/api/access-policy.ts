import type { FastifyInstance, FastifySchema } from 'fastify';
import type { Access, Endpoint } from '#contract/endpoint.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call this route. A route without it stops the start. */
    access?: Access;
    /** The contract that the route is made of; the call parses its parts itself. */
    endpoint?: Endpoint;
  }
}

export type RouteAccess = {
  method: string;
  url: string;
  access: Access;
  schema?: FastifySchema;
  endpoint?: Endpoint;
};

/** Stands before every route is added: a route without an access policy stops the start. Returns the growing list of routes. */
export function requireAccessPolicies(app: FastifyInstance): RouteAccess[] {
  const routes: RouteAccess[] = [];
  app.addHook('onRoute', (route) => {
    const access = route.config?.access;
    if (!access) throw new Error(`route ${String(route.method)} ${route.url} declares no access policy`);
    const { schema, config } = route;
    for (const method of [route.method].flat()) {
      routes.push({ method, url: route.url, access, schema, endpoint: config?.endpoint });
    }
  });
  return routes;
}
