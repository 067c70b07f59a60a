import type { Transport } from '#contract/client.ts';
import { failure, success } from '#contract/envelope.ts';
import { Refusal } from '#contract/refusal.ts';
import type { CallContext, Implementation } from './implement.ts';
import { runCall } from './run-call.ts';

/**
 * The typed client's transport for pages rendered on the server. It calls as nobody, whoever asked for the page:
 * one HTML for everybody is what lets every page be cached.
 */
export function inProcessTransport(implementations: Implementation[], tag: (name: string) => void): Transport {
  const byAddress = new Map(implementations.map((one) => [addressOf(one.endpoint), one]));
  return async (endpoint, call) => {
    const implementation = byAddress.get(addressOf(endpoint));
    if (!implementation) return failure(404, 'not found');
    try {
      return success(await runCall(implementation, call, nobody(tag)));
    } catch (error) {
      if (error instanceof Refusal) return failure(error.status, error.code, error.data);
      throw error;
    }
  };
}

function addressOf(endpoint: { method: string; path: string }): string {
  return `${endpoint.method} ${endpoint.path}`;
}

function nobody(tag: (name: string) => void): CallContext {
  return {
    identify: async () => null,
    cookies: { get: () => undefined, set: () => undefined, clear: () => undefined },
    address: '',
    sameOrigin: false,
    say: () => undefined,
    tag,
  };
}
