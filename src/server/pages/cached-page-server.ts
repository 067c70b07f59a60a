import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import { createCallSender } from '../api/send-call.ts';
import type { SharedCalls } from '../api/shared-calls.ts';
import type { SocketGuard } from '../connections/guard-sockets.ts';
import { type BodyLimits, limitBodyTime } from '../http/body-time.ts';
import { answerBarely } from '../http/request-guard.ts';
import type { Log } from '../log.ts';
import type { PageCache } from './page-cache.ts';
import { sendPage } from './send-page.ts';

type Guarded = {
  keepAliveTimeout: number;
  requestTimeout: number;
  body: BodyLimits;
  http: { maxHeaderSize: number; headersTimeout: number; connectionsCheckingInterval: number };
};

export type CachedPageServer = {
  serverFactory: FastifyServerFactory;
  /** From now on a page that lies in the cache under the very address asked for goes out at once, and so do calls for everybody. */
  open(ready: Ready): void;
  /** How many answers went out here since the last time: the other counters never see them. */
  takeAnswered(): Answered[];
};

type Ready = { cache: PageCache; calls: SharedCalls; headers: Record<string, string>; isStopping: () => boolean };
type Answered = { route: string; status: string; count: number };
type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Most requests of a busy day ask for a page that lies ready, or for what is on air. They are answered here, in front of Fastify:
 * its hooks and its router have nothing to add to what is the same for everybody, and take half of the time. All else walks on.
 */
export function createCachedPageServer(limits: Guarded, guard: SocketGuard, log: Log): CachedPageServer {
  let answer: (request: IncomingMessage, response: ServerResponse, handler: Handler) => boolean = () => false;
  const pages = [0, 0, 0, 0, 0, 0];
  const calls = new Map<string, number>();
  return {
    serverFactory(handler) {
      const server = createServer(limits.http, (request, response) => {
        limitBodyTime(server, request, limits.body);
        if (!guard.refuse(request, response) && !answer(request, response, handler)) handler(request, response);
      });
      server.keepAliveTimeout = limits.keepAliveTimeout;
      server.requestTimeout = limits.requestTimeout;
      guard.watch(server);
      return server;
    },
    open(ready) {
      const { cache, headers, isStopping } = ready;
      const sendCall = createCallSender(headers);
      answer = (request, response, handler) => {
        const { method, url = '' } = request;
        if ((method !== 'GET' && method !== 'HEAD') || isStopping()) return false;
        const page = cache.peek(url, request.headers['accept-encoding']);
        if (page) {
          try {
            sendPage(request, response, page, headers);
          } catch (error) {
            // No error handler stands behind this: what it throws would end the process.
            log.error({ err: error }, 'a cached page could not be sent');
            answerBarely(response, 500, 'internal error', headers);
          }
          const statusClass = Math.floor(response.statusCode / 100);
          pages[statusClass] = (pages[statusClass] ?? 0) + 1;
          return true;
        }
        const call = ready.calls.find(url);
        // A request without a host is refused with all others of its kind.
        if (!call || method !== 'GET' || request.headers.host === undefined) return false;
        sendCall(response, call).then(
          () => calls.set(call.route, (calls.get(call.route) ?? 0) + 1),
          // Refused or broken: the whole way finds the words for it.
          () => handler(request, response),
        );
        return true;
      };
    },
    takeAnswered() {
      const taken = pages.map((count, status) => ({ route: 'cached page', status: `${status}xx`, count }));
      for (const [route, count] of calls) taken.push({ route, status: '2xx', count });
      pages.fill(0);
      calls.clear();
      return taken.filter(({ count }) => count > 0);
    },
  };
}
