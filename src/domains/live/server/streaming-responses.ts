import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendFailure } from '#server/api/error-handler.ts';
import { type ConnectionLimit, createConnectionLimiter } from '#server/connections/connection-limiter.ts';
import { retryAfterSeconds } from '#server/connections/guard-sockets.ts';

export type StreamingResponses = {
  /**
   * Takes an answer out of Fastify's hands, with the headers that every answer of the house carries. Where too many are
   * open already, in all or from this address, it answers 503 instead and returns nothing.
   */
  begin(reply: FastifyReply, headers: Record<string, string>): ServerResponse | undefined;
  /** `leave` runs once: when the other side goes, when the house closes, or at once if that has happened already. */
  hold(raw: ServerResponse, leave: () => void): void;
};

/** Answers that go on until somebody leaves. They are ended before a closing server waits for its open connections. */
export function createStreamingResponses(app: FastifyInstance, limit: ConnectionLimit): StreamingResponses {
  const limiter = createConnectionLimiter(limit);
  const open = new Set<() => void>();
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const end of open) end();
  });

  return {
    begin(reply, headers) {
      const { raw } = reply;
      const leave = limiter.enter(reply.request.ip);
      if (!leave) {
        sendFailure(reply.header('retry-after', retryAfterSeconds), 503, 'too many connections, try again in a moment');
        return undefined;
      }
      raw.once('close', leave);
      if (raw.destroyed) leave();
      reply.hijack();
      // A streaming response has no place in the time-outs that guard ordinary ones.
      raw.socket?.setTimeout(0);
      // The connection ends with its answer: kept alive for a next one, it would hold up a closing server.
      const all = { ...reply.getHeaders(), ...headers, connection: 'close' };
      for (const [name, value] of Object.entries(all)) if (value !== undefined) raw.setHeader(name, value);
      // Only now: what is hijacked has no error handler any more.
      reply.hijack();
      return raw;
    },
    hold(raw, leave) {
      const gone = () => {
        if (open.delete(end)) leave();
      };
      // First leave, then end: writing after the end is an error that nobody would catch.
      const end = () => {
        gone();
        raw.end();
      };
      open.add(end);
      raw.once('close', gone);
      if (isClosing) end();
      else if (raw.destroyed) gone();
    },
  };
}
