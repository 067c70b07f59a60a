import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { failure } from '#contract/envelope.ts';
import type { Log } from '../log.ts';
import { closeListener } from './close-listener.ts';
import { type ConnectionLimit, createConnectionLimiter } from './connection-limiter.ts';
import { closeIdleSockets } from './idle-sockets.ts';

type Options = {
  limit: ConnectionLimit;
  /** A proxy speaks for many: its address has no share of its own. */
  isProxy(address: string): boolean;
  headers: Record<string, string>;
  log: Log;
};

export type SocketGuard = {
  watch(server: Server): void;
  /** Closes the listeners, and resolves when whoever came just before has asked or could have. */
  closeListeners(): Promise<void>;
  /** After that: lets go of sockets that carry no request, and of all of them when the time is over. */
  letGo(): Promise<void>;
  /** Answers a request on a socket too many; true when it did. */
  refuse(request: IncomingMessage, response: ServerResponse): boolean;
};

/** Sockets beyond the limit that are still accepted, each for a moment, so that they get an answer instead of a cut. */
const refusedShare = 0.05;
const refusedForMs = 2_000;
const warnEveryMs = 60_000;
/** A stop as a whole takes ten seconds at most. */
const mostWaitedMs = 5_000;
const lookEveryMs = 50;
const silentForMs = 1_000;
export const retryAfterSeconds = 30;

/** Browsers open sockets for later: one that just came may still ask, the others never will. */
function mayStillAsk([socket, { since }]: [Socket, { since: number }]): boolean {
  return socket.bytesRead === 0 && performance.now() - since < silentForMs;
}

/** Keeps the sockets of a server below its descriptors, and the process alive where none is left all the same. */
export function guardSockets({ limit, isProxy, headers, log }: Options): SocketGuard {
  const refusedAtOnce = Math.max(8, Math.floor(limit.total * refusedShare));
  const limiter = createConnectionLimiter({ ...limit, total: limit.total - refusedAtOnce });
  const refused = new WeakSet<Socket>();
  const open = new Map<Socket, { since: number }>();
  const servers = new Set<Server>();
  const stopLooking = closeIdleSockets(open);
  let warnedAt = Number.NEGATIVE_INFINITY;

  function warn(reason: string, error?: Error): void {
    // Said once a minute: whoever floods the station must not fill its log as well.
    if (performance.now() - warnedAt < warnEveryMs) return;
    warnedAt = performance.now();
    log.warn({ ...(error && { err: error }), most: limit.total, mostPerAddress: limit.perAddress }, reason);
  }

  function meet(socket: Socket): void {
    open.set(socket, { since: performance.now() });
    socket.once('close', () => open.delete(socket));
    const address = socket.remoteAddress ?? '';
    const leave = limiter.enter(address, isProxy(address) ? Number.POSITIVE_INFINITY : limit.perAddress);
    if (leave) {
      socket.once('close', leave);
      return;
    }
    refused.add(socket);
    warn('connections are refused: too many are open');
    const timer = setTimeout(() => socket.destroy(), refusedForMs).unref();
    socket.once('close', () => clearTimeout(timer));
  }

  return {
    watch(server) {
      servers.add(server);
      server.maxConnections = limit.total;
      server.on('connection', meet);
      server.on('drop', () => warn('connections are dropped: too many are open'));
      // Without a listener an accept that fails, as it does when no descriptor is left, would end the process.
      server.on('error', (error) => warn('a connection could not be accepted', error));
    },
    async closeListeners() {
      await Promise.all([...servers].map(closeListener));
      while ([...open].some(mayStillAsk)) await pause(lookEveryMs);
    },
    async letGo() {
      stopLooking();
      const until = performance.now() + mostWaitedMs;
      while (open.size > 0 && performance.now() < until) {
        await pause(lookEveryMs);
        for (const server of servers) server.closeIdleConnections();
      }
      if (open.size === 0) return;
      log.warn({ open: open.size }, 'requests that did not end in time were cut off');
      for (const socket of open.keys()) socket.destroy();
    },
    refuse(request, response) {
      if (!refused.has(request.socket)) return false;
      const body = JSON.stringify(failure(503, 'too many connections, try again in a moment'));
      response.writeHead(503, {
        ...headers,
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'cache-control': 'no-store',
        'retry-after': String(retryAfterSeconds),
        connection: 'close',
      });
      response.end(request.method === 'HEAD' ? undefined : body);
      return true;
    },
  };
}
