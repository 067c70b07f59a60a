import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { InputRefusal, Refusal } from '#contract/refusal.ts';
import { authorize } from './authorize.ts';
import type { CallContext, EndpointCall, Implementation } from './implement.ts';
import { parseFields } from './parse-fields.ts';
import { parsePart } from './route-schemas.ts';
import { strictly } from './strictly.ts';

export type RawCall = { params: unknown; query: unknown; headers: Readonly<Record<string, unknown>>; body: unknown };

/**
 * The one way through an endpoint, for HTTP and for pages rendered here: authorise, validate, act, present.
 * What the response schema does not name is dropped; an answer off its schema is our own fault and throws.
 */
export async function runCall(implementation: Implementation, raw: RawCall, context: CallContext): Promise<unknown> {
  return actOn(implementation, await understandCall(implementation, raw, context));
}

/** The first half: who calls may, and what they send fits. */
export async function understandCall(
  { endpoint }: Implementation,
  raw: RawCall,
  context: CallContext,
): Promise<EndpointCall<Endpoint>> {
  const user = await authorize(endpoint, context);
  return {
    ...context,
    params: parse(endpoint.params, raw.params, 'path'),
    query: parse(endpoint.query, raw.query, 'query'),
    headers: endpoint.headers ? parse(endpoint.headers, declared(endpoint.headers, raw.headers), 'header') : {},
    body: endpoint.method === 'GET' ? {} : bodyOf(endpoint, raw.body),
    user,
    refuse: (code: string, data?: unknown) => refuse(endpoint, code, data),
  } as EndpointCall<Endpoint>;
}

/** The second half. */
export async function actOn({ endpoint, handle }: Implementation, call: EndpointCall<Endpoint>): Promise<unknown> {
  return present(endpoint, await handle(call));
}

/** What cached answers look like from outside; everything else is made for one caller. */
const presented = new WeakMap<object, unknown>();

function present(endpoint: Endpoint, answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !Object.isFrozen(answer)) return endpoint.data.parse(answer);
  const before = presented.get(answer);
  if (before !== undefined) return before;
  const shown = endpoint.data.parse(answer);
  if (typeof shown === 'object' && shown !== null) presented.set(answer, Object.freeze(shown));
  return shown;
}

function refuse(endpoint: Endpoint, code: string, data?: unknown): never {
  const status = endpoint.refusals[code];
  if (status === undefined) throw new Error(`${endpoint.name} does not declare the refusal '${code}'`);
  throw new Refusal(status, code, { data });
}

/** A request brings many headers; only those that the call declares are looked at. */
function declared(schema: z.ZodObject, given: RawCall['headers']): Record<string, unknown> {
  return Object.fromEntries(Object.keys(schema.shape).map((name) => [name, given[name]]));
}

function bodyOf({ body, namesFields }: Endpoint, given: unknown): unknown {
  return namesFields && body ? parseFields(body, given) : parse(body, given, 'body');
}

/** Unknown fields are refused, not ignored: a misspelt field must not look like a success. */
function parse(schema: z.ZodObject | undefined, value: unknown, place: string): unknown {
  const given = value ?? {};
  if (!schema) {
    if (typeof given === 'object' && Object.keys(given).length === 0) return {};
    throw new InputRefusal(`${place}: nothing is expected here`);
  }
  const parsed = parsePart(strictly(schema), given, place);
  if (parsed instanceof Refusal) throw parsed;
  return parsed;
}
