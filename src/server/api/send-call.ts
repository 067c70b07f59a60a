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
  return async (response, { answer }) => {
    const body = await answer();
    response.writeHead(200, [...usual, 'content-length', String(Buffer.byteLength(body))]);
    // As text: Node puts it behind the head and writes once.
    response.end(body);
  };
}
