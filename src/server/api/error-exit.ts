import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { failure } from '#contract/envelope.ts';
import { Refusal } from '#contract/refusal.ts';
import { databaseRetrySeconds, isDatabaseAway } from '../database-away.ts';

/** The one exit for everything that went wrong in a call: an envelope, a status that agrees, never a stack trace. */
export function installErrorExit(app: FastifyInstance): void {
  // Every address that is asked for with GET is a page, found or not; this is for the other methods.
  app.setNotFoundHandler((_request, reply) => sendFailure(reply, 404, 'not found'));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalIn(error);
    if (refusal) {
      if (refusal.retryAfterSeconds) void reply.header('retry-after', refusal.retryAfterSeconds);
      return sendFailure(reply, refusal.status, refusal.code, refusal.data);
    }
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) return sendFailure(reply, status, readable(error));
    if (status === 503) return sendFailure(reply.header('retry-after', 2), 503, 'busy, try again in a moment');
    request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
    if (isDatabaseAway(error)) {
      return sendFailure(reply.header('retry-after', databaseRetrySeconds), 503, 'no database, try again in a moment');
    }
    return sendFailure(reply, 500, 'internal error');
  });
}

/** PostgreSQL's words for text that it cannot hold: bytes that are no UTF-8, characters that its encoding lacks. */
const textCodes = new Set(['22021', '22P05']);

/** The expected "no" in whatever was thrown. Text that got past the schemas to the database is the caller's fault, not ours. */
export function refusalIn(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (textCodes.has(code)) return new Refusal(400, 'text: holds characters that cannot be kept');
  return error instanceof Error && error.cause ? refusalIn(error.cause) : null;
}

export function sendFailure(reply: FastifyReply, status: number, message: string, data: unknown = null): FastifyReply {
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failure(status, message, data)));
}

const readableCodes: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'body: send application/json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body: too large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'body: length does not match Content-Length',
  FST_ERR_BAD_URL: 'address: malformed',
};

function readable(error: FastifyError): string {
  return readableCodes[error.code] ?? (error instanceof SyntaxError ? 'body: not valid JSON' : 'bad request');
}
