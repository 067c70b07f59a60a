import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { failure } from '#contract/envelope.ts';
import type { Log } from '../log.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
type Options = { log: Log; headers: Record<string, string> };

/** Whose fault something is: the answer of the request in whose course it happened, however late. */
export const answerUnderWay = new AsyncLocalStorage<ServerResponse>();

/**
 * Stands between Node's server and whatever handles its requests, so that nothing one of them does ends the process: what throws
 * becomes a 500 of that one request, a stream that breaks ends that one answer. An address is asked for by its path and nothing else.
 */
export function guardRequests(handle: Handler, { log, headers }: Options): Handler {
  return (request, response) => {
    const onBroken = (error: Error) => log.info({ err: error }, 'an answer broke off');
    // A stream without such a listener throws its error at the process.
    request.on('error', onBroken);
    response.on('error', onBroken);
    // An absolute target names a host of its own, which no proxy in front of the station has looked at.
    if (request.url?.[0] !== '/') {
      answerBarely(response, 400, 'address: malformed', headers);
      return;
    }
    answerUnderWay.run(response, () => {
      try {
        handle(request, response);
      } catch (error) {
        log.error({ err: error }, 'a request failed outside its route');
        answerBarely(response, 500, 'internal error', headers);
      }
    });
  };
}

/** An answer where nothing else can be relied on. One that has begun can only be cut off. */
export function answerBarely(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string>,
): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const body = JSON.stringify(failure(status, message));
  const all = { ...headers, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(status, { ...all, 'content-length': Buffer.byteLength(body) }).end(body);
}
