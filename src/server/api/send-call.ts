import type { ServerResponse } from 'node:http';
import type { SharedCall } from './shared-calls.ts';

/** The answer of a call for everybody, as the framework would send it; rejects before anything is written. */
export function createCallSender(
  headers: Record<string, string>,
): (response: ServerResponse, call: SharedCall) => Promise<void> {
  const usual = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  }).flat();
  /** Lives as long as the answer, which many are given. */
  const prepared = new WeakMap<Buffer, string[]>();
  return async (response, { answer }) => {
    const body = await answer();
    const named = prepared.get(body) ?? [...usual, 'content-length', String(body.length)];
    prepared.set(body, named);
    response.writeHead(200, named);
    response.end(body);
  };
}
