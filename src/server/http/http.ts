import { createServer } from 'node:http';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerFactory,
  LogController,
} from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { withoutEndSlashes } from '#kit/drop-end.ts';
import { type RouteAccess, requireAccessPolicies } from '../api/access-policy.ts';
import { installErrorHandler } from '../api/error-handler.ts';
import { installRouteSchemas } from '../api/route-schemas.ts';
import type { Log } from '../log.ts';
import { refuseUnderPressure } from '../process/event-loop-pressure.ts';
import { installHeaders } from './headers.ts';
import { answerBarely, guardRequests } from './request-guard.ts';
import { unreadableAnswer } from './unreadable-request.ts';

type Options = {
  log: Log;
  headers: Record<string, string>;
  trustProxy: string[];
  /** How far behind the event loop may be before new requests are told to come back. */
  busyAfterMs: number;
  serverFactory?: FastifyServerFactory;
};

const kib = 1024;

/** What one connection may take. */
export const timeouts = {
  // Bodies have limits of their own (`limitBodyTime`): as a whole, or for a file what a poor mobile line carries (35 kbit/s).
  requestTimeout: 0,
  body: { bodyMs: 30_000, leastBytes: 128 * kib },
  // Sockets without a word are closed by one look at all of them (`idle-sockets.ts`): Node's own timers would be set anew at each
  // request, a fourteenth of what a cached page costs.
  keepAliveTimeout: 0,
  // Looked at often: a socket that sends its headers too slowly would otherwise stay for half a minute longer.
  http: {
    maxHeaderSize: 16 * kib,
    headersTimeout: 15_000,
    connectionsCheckingInterval: 5_000,
    // Node's own refusal would go out without our headers; `refuseWithoutHost` says the same.
    requireHostHeader: false,
    // What has no body needs no stream to read it from: it took a fifteenth of what a cached page costs.
    optimizeEmptyRequests: true,
  },
};

/** Fastify, hardened: time-outs, limits, strict headers, one error handler, and no route without an access policy. */
export async function createHttp({
  log,
  headers,
  trustProxy,
  busyAfterMs,
  serverFactory = (handler) => createServer(timeouts.http, handler),
}: Options): Promise<{ app: FastifyInstance; routes: RouteAccess[] }> {
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of each request's own is made for every one and used by hardly any: who writes a line names the request in it.
    childLoggerFactory: (logger) => logger,
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    bodyLimit: 64 * kib,
    ...timeouts,
    forceCloseConnections: 'idle',
    // Who got through before the listener closed is answered.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => callAddress(url),
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    routerOptions: { maxParamLength: 300, caseSensitive: true },
    genReqId: () => crypto.randomUUID(),
    serverFactory: (handler, options) => serverFactory(guardRequests(handler, { log, headers }), options),
    frameworkErrors: (error, _request, reply) => {
      reply.hijack();
      answerBarely(reply.raw, error.statusCode ?? 400, 'address: malformed', headers);
    },
    clientErrorHandler({ code }, socket) {
      if (socket.writable) socket.end(unreadableAnswer(code, headers));
    },
  });

  const routes = requireAccessPolicies(app);
  installHeaders(app, headers);
  installErrorHandler(app);
  installRouteSchemas(app);
  installJsonBodies(app);
  refuseWithoutHost(app);
  refuseUnderPressure(app, busyAfterMs);
  app.addHook('onResponse', (request, reply, done) => {
    if (log.isLevelEnabled('debug')) log.debug(lineOf(request, reply), 'answered');
    done();
  });
  return { app, routes };
}

function lineOf(request: FastifyRequest, reply: FastifyReply): object {
  const { id: reqId, method, routeOptions } = request;
  return { reqId, method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
}

/** Routes are held to zod schemas (`installRouteSchemas`); Fastify's own compilers take long to load and are never asked. */
function noCompiler(): never {
  throw new Error('a route has a schema that is not of zod');
}

/** A call is the same with a slash at its end and without: the specification writes some so and some so. */
function callAddress(url: string): string {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  if (!path.startsWith('/api/v1/') || !path.endsWith('/')) return url;
  return withoutEndSlashes(path) + (end === -1 ? '' : url.slice(end));
}

/** HTTP/1.1 wants every request to say which host it means. */
function refuseWithoutHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ headers, raw }, _reply, done) => {
    const isMissing = headers.host === undefined && raw.httpVersion === '1.1';
    done(isMissing ? new Refusal(400, 'host: missing') : undefined);
  });
}

/** Bodies are JSON and nothing else; an empty body counts as an empty object, since some calls send none. */
function installJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, {});
    else parseJson(request, body as string, done);
  });
}
