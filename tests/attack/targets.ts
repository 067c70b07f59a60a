import { z } from 'zod';
import type { Access, Endpoint } from '#contract/endpoint.ts';
import { withoutEndSlashes } from '#kit/drop-end.ts';
import type { RouteAccess } from '#server/api/access-policy.ts';

export type JsonSchema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  pattern?: string;
  format?: string;
};

/** One thing that can be called, as plain data: it travels from the attacked process to the attacker. */
export type Target = {
  kind: 'endpoint' | 'route' | 'page';
  method: string;
  url: string;
  access: Access;
  params?: JsonSchema;
  query?: JsonSchema;
  body?: JsonSchema;
};

type Page = { path: string; query: readonly string[] };

/** Everything that the running app knows, from its own tables: a route that is added tomorrow is attacked tomorrow. */
export function targetsOf(routes: readonly RouteAccess[], pages: readonly Page[]): Target[] {
  return [...routes.map(targetOfRoute), ...pages.map(targetOfPage)];
}

function targetOfRoute({ method, url, access, schema, endpoint }: RouteAccess): Target {
  const parts = endpoint ?? { params: schema?.params, query: schema?.querystring, body: schema?.body };
  return {
    kind: endpoint ? 'endpoint' : 'route',
    method,
    url,
    access,
    ...written('params', parts.params),
    ...written('query', parts.query),
    ...written('body', parts.body),
  };
}

function targetOfPage({ path, query }: Page): Target {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  return {
    kind: 'page',
    method: 'GET',
    url: path === '*' ? '/:anything' : path,
    access: 'public',
    params: texts(path === '*' ? ['anything'] : names),
    query: texts(query),
  };
}

function texts(names: readonly string[]): JsonSchema {
  return { type: 'object', properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) };
}

function written(name: 'params' | 'query' | 'body', schema: unknown): Partial<Target> {
  if (!schema) return {};
  const json = z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' });
  return { [name]: json as JsonSchema };
}

export function keyOf({ method, url }: { method: string; url: string }): string {
  return `${method} ${url}`;
}

/** What each endpoint may answer, by its key. */
export function answersOf(endpoints: readonly Endpoint[]): Map<string, Endpoint> {
  return new Map(
    endpoints.map((endpoint) => [keyOf({ method: endpoint.method, url: withoutEndSlashes(endpoint.path) }), endpoint]),
  );
}
