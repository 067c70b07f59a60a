import type { AnswerOf, BodyOf, Endpoint, HeadersOf, ParamsOf, QueryOf, RefusalOf } from '#contract/endpoint.ts';
import type { User } from './visitor.ts';

export type CookieOptions = { maxAgeSeconds?: number; httpOnly?: boolean };

/** The way out of a call beside its data. In-process calls have none of it: pages carry nothing personal. */
export type CallCookies = {
  get(name: string): string | undefined;
  set(name: string, value: string, options?: CookieOptions): void;
  clear(name: string): void;
};

/** What a call knows of its caller. */
export type CallContext = {
  identify(): Promise<User | null>;
  cookies: CallCookies;
  /** The caller's address, for limits only; never stored or logged as it is. */
  address: string;
  /** True when the browser says that the call comes from one of our own pages. */
  sameOrigin: boolean;
  /** What the envelope's `message` says beside a success, where the specification names such a word. */
  say(message: string): void;
  /** Names what the answer depends on, so that a page made of it leaves the cache when that changes. */
  tag(name: string): void;
  /** A page made of the answer is neither kept nor indexed. */
  doNotCache(): void;
};

export type EndpointCall<E extends Endpoint> = CallContext & {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  headers: HeadersOf<E>;
  body: BodyOf<E>;
  /** The signed-in caller; only endpoints whose access is not public may ask. */
  user: User;
  /** Answers with one of the endpoint's named refusals. */
  refuse(code: RefusalOf<E>, data?: unknown): never;
};

export type Implementation<E extends Endpoint = Endpoint> = {
  endpoint: E;
  handle(call: EndpointCall<E>): Promise<AnswerOf<E>> | AnswerOf<E>;
  early?: Early;
  /** Everybody who asks for the same address is answered alike. */
  isForAll?: boolean;
};

/** Refuses from memory what would be refused anyway, before anything is counted or checked. The body is as it came. */
export type Early = (call: { body: unknown; cookies: CallCookies }) => void;

export function implement<E extends Endpoint>(
  endpoint: E,
  handle: (call: EndpointCall<E>) => Promise<AnswerOf<E>> | AnswerOf<E>,
  early?: Early,
): Implementation {
  return { endpoint, handle, early } as unknown as Implementation;
}

/** What a call that is answered alike to everybody may look at. */
type CallForAll<E extends Endpoint> = Pick<EndpointCall<E>, 'params' | 'query' | 'tag' | 'refuse'>;

/** For what is asked by everybody all the time: the handler cannot see who asks, so its answer may go to the next one too. */
export function implementForAll<E extends Endpoint & { method: 'GET'; access: 'public' }>(
  endpoint: E,
  handle: (call: CallForAll<E>) => Promise<AnswerOf<E>> | AnswerOf<E>,
): Implementation {
  if (endpoint.limit || endpoint.headers) throw new Error(`${endpoint.name} asks who calls`);
  return { ...implement(endpoint, handle), isForAll: true };
}
