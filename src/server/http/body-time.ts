import type { IncomingMessage, Server } from 'node:http';

export type BodyLimits = {
  /** Within this a body is there as a whole. */
  bodyMs: number;
  /** Of a slow one at least so much comes within that time, again and again. */
  leastBytes: number;
};

const slowOnes = new WeakSet<IncomingMessage>();

/** For whoever takes a large file: on a slow line it may take its time, as long as it really comes. */
export function allowSlowBody(request: IncomingMessage): void {
  slowOnes.add(request);
}

/**
 * Cuts off whoever sends a body too slowly, with 408 where an answer can still be given. Node's own limit (`requestTimeout`) is
 * the same for every route: what is enough for a form would cut a large file, and what is enough for that would let anybody
 * hold connections with a byte now and then.
 */
export function limitBodyTime(server: Server, request: IncomingMessage, { bodyMs, leastBytes }: BodyLimits): void {
  const { headers, socket } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  let readBefore = socket.bytesRead;
  const timer = setInterval(() => {
    const read = socket.bytesRead - readBefore;
    readBefore = socket.bytesRead;
    if (isOver()) stop();
    else if (!slowOnes.has(request) || read < leastBytes) cut();
  }, bodyMs).unref();
  // An answer may come before the body is whole: then the watch goes on.
  const isOver = () => request.complete || socket.destroyed;
  const stop = () => clearInterval(timer);
  const stopIfOver = () => isOver() && stop();
  const cut = () => {
    stop();
    const error = Object.assign(new Error('the body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    server.emit('clientError', error, socket);
    socket.destroySoon();
  };
  request.once('end', stop);
  request.once('close', stopIfOver);
}
