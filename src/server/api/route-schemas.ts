import type { FastifyInstance, FastifyTypeProvider, RouteOptions } from 'fastify';
import type { z } from 'zod';
import { unguardedText } from '#contract/outside-text.ts';
import { InputRefusal, Refusal } from '#contract/refusal.ts';

/** Routes beside the API declare zod schemas, and their types follow: `app.withTypeProvider<ZodSchemas>()`. */
export interface ZodSchemas extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown;
}

const places: Record<string, string> = { params: 'path', querystring: 'query' };

/** Parses what a route declares, once, at the door. A route that takes text without a guard stops the start. */
export function installRouteSchemas(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const fault = faultOf(route);
    if (fault) throw new Error(`route ${String(route.method)} ${route.url} ${fault}`);
  });
  app.setValidatorCompiler<z.ZodType>(({ schema, httpPart = 'body' }) => (given) => {
    const parsed = parsePart(schema, given, places[httpPart] ?? httpPart);
    return parsed instanceof Refusal ? { error: parsed } : { value: parsed };
  });
}

/** One part of a call as its schema understands it, or the refusal that says what is wrong first, and where. */
export function parsePart(schema: z.ZodType, given: unknown, place: string): unknown {
  try {
    const { data, error } = schema.safeParse(given);
    if (!error) return data;
    const [issue] = error.issues;
    return new InputRefusal(`${[place, ...(issue?.path ?? [])].join('.')}: ${issue?.message ?? 'invalid'}`);
  } catch (error) {
    // Length checks look at the `length` of whatever came, text or not, and `{"length":{"toString":1}}` is no number.
    if (error instanceof TypeError) return new InputRefusal(`${place}: invalid`);
    throw error;
  }
}

function faultOf({ url, schema, config }: RouteOptions): string | null {
  const parts = config?.endpoint ?? {
    params: schema?.params,
    query: schema?.querystring,
    headers: schema?.headers,
    body: schema?.body,
  };
  if (url.includes(':') && !parts.params) return 'declares no schema for its parameters';
  for (const name of ['params', 'query', 'headers', 'body'] as const) {
    const [field] = parts[name] ? unguardedText(parts[name] as z.ZodType) : [];
    if (field !== undefined) return `takes text without a guard: ${name}${field}`;
  }
  return null;
}
