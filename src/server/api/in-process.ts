import type { Transport } from '#contract/client.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { failure, success } from '#contract/envelope.ts';
import { refusalIn } from './error-handler.ts';
import type { CallContext, Implementation } from './implement.ts';
import type { RecentAnswers } from './recent-answers.ts';
import { runCall } from './run-call.ts';

/** Who is told of the calls that a page makes. */
export type CallWatch = {
  /** What the answers depend on. */
  tag(name: string): void;
  /** Counts a call that has a limit, for whoever the page is made; refuses over the limit. */
  count?(endpoint: Endpoint): Promise<void>;
  /** An answer that is not for everybody. */
  doNotCache?(): void;
  /** A call that broke, whatever the page makes of that. */
  failed?(error: unknown): void;
  /** What other pages were told a moment ago. */
  recent?: RecentAnswers;
};

/**
 * The typed client's transport for pages rendered on the server. It calls as nobody, whoever asked for the page: one HTML for
 * everybody is what lets every page be cached. Only the limits know by whose asking a page is made.
 */
export function inProcessTransport(implementations: Implementation[], watch: CallWatch): Transport {
  const byAddress = addressesOf(implementations);
  return async (endpoint, call) => {
    const implementation = byAddress.get(addressOf(endpoint));
    if (!implementation) return failure(404, 'not found');
    try {
      if (implementation.endpoint.limit) await watch.count?.(implementation.endpoint);
      return success(await answerOf(implementation, call, watch));
    } catch (error) {
      const refusal = refusalIn(error);
      if (refusal) return failure(refusal.status, refusal.code, refusal.data);
      watch.failed?.(error);
      throw error;
    }
  };
}

/** What has a limit is asked with made-up words: its answers would push out those that pages share. */
function answerOf(implementation: Implementation, call: Parameters<Transport>[1], watch: CallWatch): Promise<unknown> {
  const { endpoint } = implementation;
  if (!watch.recent || endpoint.limit || endpoint.method !== 'GET') return runCall(implementation, call, nobody(watch));
  const name = JSON.stringify([endpoint.name, call.params, call.query]);
  return watch.recent.read(name, watch, (told) => runCall(implementation, call, nobody(told)));
}

const known = new WeakMap<Implementation[], Map<string, Implementation>>();

function addressesOf(implementations: Implementation[]): Map<string, Implementation> {
  const before = known.get(implementations);
  if (before) return before;
  const byAddress = new Map(implementations.map((one) => [addressOf(one.endpoint), one]));
  known.set(implementations, byAddress);
  return byAddress;
}

function addressOf(endpoint: { method: string; path: string }): string {
  return `${endpoint.method} ${endpoint.path}`;
}

/** Calls that nobody in particular makes. */
export function nobody({ tag, doNotCache = () => undefined }: Pick<CallWatch, 'tag' | 'doNotCache'>): CallContext {
  return {
    identify: async () => null,
    cookies: { get: () => undefined, set: () => undefined, clear: () => undefined },
    address: '',
    sameOrigin: false,
    say: () => undefined,
    tag,
    doNotCache,
  };
}
