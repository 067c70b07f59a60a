import { fillPath, queryString, type Transport } from './client.ts';
import { failure } from './envelope.ts';

type Options = {
  /** Root of the API's addresses; empty for the page's own origin. */
  base?: string;
  /** The token held in memory, sent as Bearer with every call that is not public. */
  token?: () => string | null;
  fetch?: typeof fetch;
};

/** Calls send the credentials cookie always, the Bearer token where the endpoint asks for a user, and JSON bodies. */
export function fetchTransport({ base = '', token = () => null, fetch: send = fetch }: Options = {}): Transport {
  return async (endpoint, call) => {
    const headers: Record<string, string> = { ...call.headers, accept: 'application/json' };
    const jwt = endpoint.access === 'public' ? null : token();
    if (jwt) headers.authorization = `Bearer ${jwt}`;
    const hasBody = endpoint.method !== 'GET';
    if (hasBody) headers['content-type'] = 'application/json';
    const address = base + fillPath(endpoint.path, call.params) + queryString(call.query);
    let response: Response;
    try {
      response = await send(address, {
        method: endpoint.method,
        headers,
        credentials: 'include',
        signal: call.signal,
        body: hasBody ? JSON.stringify(call.body ?? {}) : undefined,
      });
    } catch {
      return failure(0, 'network');
    }
    try {
      return await response.json();
    } catch {
      return failure(response.status, 'not json');
    }
  };
}
