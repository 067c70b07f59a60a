import type { CallInput, DataOf, Endpoint } from './endpoint.ts';
import { type Envelope, isSuccess } from './envelope.ts';

/** What travels to the browser of an endpoint: where to call, never the schemas. */
export type EndpointAddress = Pick<Endpoint, 'method' | 'path' | 'access'>;

type Call = {
  params: Record<string, string | number>;
  query: Record<string, unknown>;
  headers: Record<string, string>;
  body: unknown;
  signal?: AbortSignal;
};

/** Calls a question off that nobody waits for any more. */
type Ways = { signal?: AbortSignal };

/** Carries one call to the API: over `fetch` in the browser, in process on the server. */
export type Transport = (endpoint: EndpointAddress, call: Call) => Promise<Envelope>;

/** Every answer whose status is not 'success'. `status` 0 means that no answer came at all. */
export class CallError extends Error {
  override name = 'CallError';
  /** The page bundle has a copy of this class, and meets errors of the server's own: both are the same to whoever asks. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return error instanceof Error && error.name === 'CallError';
  }

  readonly status: number;
  readonly code: string;
  readonly data: unknown;

  constructor(status: number, code: string, data: unknown = null) {
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
    this.data = data;
  }
}

/** Whether the station has answered that there is no such thing, or that nothing can be called so. */
export function isMissing(error: unknown): boolean {
  return error instanceof CallError && (error.status === 404 || error.status === 400);
}

export type Client = {
  call<E extends Endpoint>(
    endpoint: E,
    ...input: unknown extends CallInput<E> ? [Ways?] : [CallInput<E> & Ways]
  ): Promise<DataOf<E>>;
};

export function createClient(transport: Transport): Client {
  return {
    async call(endpoint, ...[input]) {
      const given = (input ?? {}) as Partial<Call>;
      const answer = await transport(endpoint, {
        params: given.params ?? {},
        query: given.query ?? {},
        headers: given.headers ?? {},
        body: given.body,
        signal: given.signal,
      });
      if (isSuccess(answer)) return answer.data as never;
      throw new CallError(Number(answer?.status) || 0, String(answer?.message ?? ''), answer?.data);
    },
  };
}

/** Fills `:name` parts in; every value is encoded, so no parameter can climb out of its segment. */
export function fillPath(path: string, params: Record<string, string | number>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}

/** Arrays repeat their key; undefined and null are left out. */
export function queryString(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(key, String(one));
    }
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}
