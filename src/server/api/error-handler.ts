import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure } from '#contract/envelope.ts';
import { InputRefusal, Refusal } from '#contract/refusal.ts';
import { databaseRetrySeconds, isDatabaseAway } from '../connections/database-away.ts';
import { diskRetrySeconds, isDiskRefusing } from '../disk-refuses.ts';
import { spokenMessages } from './spoken.messages.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers who came by a link with a page of the site; false where there is none for this refusal. */
    refusalPage: ((refusal: Refusal, request: FastifyRequest, reply: FastifyReply) => Promise<boolean>) | null;
  }
}

/**
 * The one exit for everything that went wrong in a call: an envelope, a status that agrees, never a stack trace. Who has
 * followed a link to a file, such as a download, gets a page instead.
 */
export function installErrorHandler(app: FastifyInstance): void {
  app.decorate('refusalPage', null);
  // Every address that is asked for with GET is a page, found or not; this is for the other methods.
  app.setNotFoundHandler((_request, reply) => sendFailure(reply, 404, 'not found'));
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const refusal = refusalIn(error) ?? failureIn(error, request);
    const { endpoint } = request.routeOptions.config ?? {};
    if (!endpoint && isVisit(request) && (await app.refusalPage?.(refusal, request, reply))) return reply;
    if (refusal.retryAfterSeconds) void reply.header('retry-after', refusal.retryAfterSeconds);
    if (refusal.location) void reply.header('location', refusal.location);
    return sendFailure(reply, refusal.status, wordsOf(refusal, endpoint?.speaks), refusal.data);
  });
}

/** A person who has followed a link, and no program that reads JSON. */
function isVisit({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && (headers.accept ?? '').startsWith('text/html');
}

/** What was no expected "no", as a refusal that gives nothing away. */
function failureIn(error: FastifyError, request: FastifyRequest): Refusal {
  const status = error.statusCode ?? 500;
  if (status === 400) return new InputRefusal(readable(error));
  if (status > 400 && status < 500) return new Refusal(status, readable(error));
  if (status === 503) return new Refusal(503, 'busy, try again in a moment', { retryAfterSeconds: 2 });
  request.log.error({ err: error, reqId: request.id, route: request.routeOptions.url }, 'a request failed');
  if (isDatabaseAway(error))
    return new Refusal(503, 'no database, try again in a moment', { retryAfterSeconds: databaseRetrySeconds });
  if (isDiskRefusing(error))
    return new Refusal(503, 'nothing can be kept now, try again later', { retryAfterSeconds: diskRetrySeconds });
  return new Refusal(500, 'internal error');
}

const unreadable = new Set([413, 415]);

/** A code for programs, or a sentence where people read it. */
function wordsOf(refusal: Refusal, lang: 'it' | 'pt-BR' | undefined): string {
  if (!lang) return refusal.code;
  const { status } = refusal;
  const { tooMany, invalid, busy, failed } = spokenMessages[lang];
  if (refusal instanceof InputRefusal || unreadable.has(status)) return invalid;
  if (status === 429) return tooMany(refusal.retryAfterSeconds ?? 60);
  if (status === 503) return busy;
  return status === 500 ? failed : refusal.code;
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
