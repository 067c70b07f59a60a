import type { z } from 'zod';

/**
 * Who may call. `staff` needs any staff role, `staff:<permission>` one that holds the permission; `operator` is the machine room
 * (health figures).
 */
export type Access = 'public' | 'user' | 'registered' | 'pro' | 'operator' | 'staff' | `staff:${string}`;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** How often one address may call; buckets survive restarts and hold across processes. */
export type CallLimit = {
  calls: number;
  seconds: number;
  /** A call that is refused gives back what it took: a message with a mistake in it is none of the ten. */
  sparesRefused?: true;
};

export type Endpoint = {
  kind: 'endpoint';
  name: string;
  method: Method;
  /** With a leading slash and `:name` for parameters. */
  path: string;
  access: Access;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** Headers of our own that the call reads, in small letters; what travels in others is not its business. */
  headers?: z.ZodObject;
  body?: z.ZodObject;
  /** What stands in the envelope's `data`. Fields that are not named here never leave the house. */
  data: z.ZodType;
  /** Message code -> HTTP status of every refusal that this call may answer with. */
  refusals: Record<string, number>;
  limit?: CallLimit;
  /** Where a form shows the message of a refusal as it is: every refusal is then a sentence in this language. */
  speaks?: 'it' | 'pt-BR';
  /** A body off its schema is refused with every fault at its field (`data.fields`), in Italian: a form of the staff shows them there. */
  namesFields?: true;
  /** Body limit in bytes where the default of 64 KiB does not fit. */
  bodyLimit?: number;
};

type Declaration = Omit<Endpoint, 'kind' | 'refusals'> & { refusals?: Record<string, number> };

export function defineEndpoint<const D extends Declaration>(
  declaration: D,
): D & {
  kind: 'endpoint';
  refusals: D['refusals'] extends Record<string, number> ? D['refusals'] : Record<never, number>;
} {
  return { ...declaration, kind: 'endpoint', refusals: declaration.refusals ?? {} } as never;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : Record<string, never>;
type Given<S, K extends string> = S extends z.ZodType ? { [P in K]: z.input<S> } : unknown;

export type ParamsOf<E extends Endpoint> = Parsed<E['params']>;
export type QueryOf<E extends Endpoint> = Parsed<E['query']>;
export type HeadersOf<E extends Endpoint> = Parsed<E['headers']>;
export type BodyOf<E extends Endpoint> = Parsed<E['body']>;
/** What a handler gives (before the response schema drops and fills in) and what a caller gets. */
export type AnswerOf<E extends Endpoint> = z.input<E['data']>;
export type DataOf<E extends Endpoint> = z.output<E['data']>;
export type RefusalOf<E extends Endpoint> = Extract<keyof E['refusals'], string>;

/** What a caller hands over: only the parts that the endpoint declares. */
export type CallInput<E extends Endpoint> = Given<E['params'], 'params'> &
  Given<E['query'], 'query'> &
  Given<E['headers'], 'headers'> &
  Given<E['body'], 'body'>;
